import { expect, type Page } from '@playwright/test';

/** Widths of the layouts and between them, from the narrowest phone to the desktop, in pixels. */
const all = [320, 390, 768, 997, 1280];

/** Expects that the page does not scroll sideways at some widths. */
export async function expectNoSideways(page: Page, widths: readonly number[] = all): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Polled, because a busy browser lays a resized page out in more than one step.
    await expect
      .poll(() => sideways(page), { message: `${page.url()} at ${width} px`, timeout: 20_000 })
      .toEqual({ width, beyond: [] });
  }
}

/** How wide the window is, and what reaches beyond it where the page scrolls sideways. */
function sideways(page: Page): Promise<{ width: number; beyond: string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return { width: innerWidth, beyond: [] };
    const beyond = [...document.body.querySelectorAll('*')]
      .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((each) => each.outerHTML.slice(0, 120))
      .concat(`${scrollWidth} > ${clientWidth}`);
    return { width: innerWidth, beyond };
  });
}
