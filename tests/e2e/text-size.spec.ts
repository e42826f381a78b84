import { open } from './support/navigation';
import { expect, test } from './support/test';

// Text of 200 % by the size that the browser is set to: columns are given up where they would squeeze the text.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [] } = launchOptions;
      await use({ ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] });
    },
    { scope: 'worker' },
  ],
});

for (const address of [
  '/',
  '/cli/install/',
  '/api/getBlock/',
  '/architecture/',
  '/search/?q=stake',
  '/404.html',
]) {
  test(`${address} fits the window`, async ({ page }) => {
    await open(page, address);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    // The measure of the title is that of the text: at least half of the window.
    expect((await page.locator('h1').boundingBox())?.width).toBeGreaterThan(clientWidth / 2);
  });
}
