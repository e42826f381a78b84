import { expect, type Page } from '@playwright/test';

/** Widths of the layouts and between them, from the narrowest phone to the desktop, in pixels. */
const all = [320, 390, 768, 997, 1280];

/** Expects that the page does not scroll sideways at some widths. */
export async function expectNoSideways(page: Page, widths: readonly number[] = all): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Polled, because a busy browser lays a resized page out in more than one step.
    await expect.poll(() => sideways(page), { message: `${width} px` }).toEqual([]);
    expect(await page.evaluate(() => innerWidth), `${width} px`).toBe(width);
  }
}

/** What reaches beyond the window where the page scrolls sideways; nothing where it does not. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((each) => each.outerHTML.slice(0, 120))
      .concat(`${scrollWidth} > ${clientWidth}`);
  });
}
