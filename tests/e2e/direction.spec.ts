import { open } from './support/navigation';
import { expect, test } from './support/test';

// A browser whose own language runs from right to left, and a page that a tool has turned round.
test.use({ locale: 'ar' });

for (const address of ['/', '/cli/install/', '/api/getBlock/', '/search/?q=stake']) {
  test(`${address} stays left to right, and turned round it still fits`, async ({ page }) => {
    await open(page, address);
    await expect(page.locator('html')).toHaveCSS('direction', 'ltr');
    const start = await page.locator('h1').evaluate((it) => it.getBoundingClientRect().left);
    expect(start).toBeLessThan(800);

    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const { overflow, turned } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const literal = Array.from(document.querySelectorAll('code, pre, kbd, samp, input[type=url]'));
      return {
        overflow: scrollWidth - clientWidth,
        turned: literal
          .filter((it) => getComputedStyle(it).direction !== 'ltr')
          .map((it) => it.outerHTML.slice(0, 80)),
      };
    });
    expect(overflow).toBe(0);
    expect(turned).toEqual([]);
  });
}
