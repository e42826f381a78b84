import type { CDPSession, Page } from '@playwright/test';

/** A phone of the middle of the market, as the requirement for this site's speed describes it. */
const phone = {
  /** How many times slower its processor is than this machine's. */
  slowdown: 4,
  /** Bit/s, both ways. */
  bandwidth: 1_600_000,
  /** Milliseconds from a request to the first byte of its answer. */
  latency: 150,
};

/** Size of its screen in CSS pixels. */
export const phoneScreen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Makes a page's processor and network those of the phone, with nothing in its cache. */
export async function emulatePhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const throughput = phone.bandwidth / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  return session;
}
