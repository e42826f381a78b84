import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '@/scripts/find-browser';

/** Starts the browser that the end-to-end tests use, without what it does on its own. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/** A mid-range phone: 1.6 Mbit/s, 150 ms to the first byte of an answer. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
/** How many times slower its processor is than this machine's. */
const slowdown = 4;

/** Size of the phone's screen in CSS pixels. */
export const phoneScreen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Makes a page's processor and network those of the phone. */
export async function emulatePhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
