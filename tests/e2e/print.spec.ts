import { hydrated, open } from './support/navigation';
import { expect, test } from './support/test';

test('prints the article and nothing around it', { tag: '@widths' }, async ({ page }) => {
  await open(page, '/cli/install/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.prose > p').first()).toBeVisible();
  const chrome = page.locator(
    'body > header, body > aside, body > footer, #side-panel, nav, button, a.anchor, [role=tablist], a[href="#content"]',
  );
  const visible = await chrome.evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().top > -100)
      .map((each) => each.outerHTML),
  );
  expect(visible).toEqual([]);
});

test('is dark on light in either mode', { tag: '@modes' }, async ({ page }) => {
  await open(page, '/cli/install/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.prose > h2').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('.prose pre').first()).toHaveCSS(
    'background-color',
    /rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)/,
  );
});

test('shows where links lead, wraps code and unfolds what is folded', async ({ page }) => {
  await open(page, '/cli/install/');
  await page.emulateMedia({ media: 'print' });
  const external = page.locator('.prose a[href^=http]').first();
  const after = await external.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain(await external.getAttribute('href'));
  await expect(page.locator('.prose pre').first()).toHaveCSS('white-space-collapse', 'preserve');
  await expect(page.locator('.prose pre').first()).toHaveCSS('text-wrap-mode', 'wrap');
  const clipped = await page
    .locator('.prose pre')
    .evaluateAll((all) =>
      all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).map((pre) => pre.textContent),
    );
  expect(clipped).toEqual([]);
  const hidden = await page
    .locator('.prose [role=tabpanel] > *, .prose details > *')
    .evaluateAll((all) =>
      all
        .filter(
          (each) =>
            !each.checkVisibility({ contentVisibilityAuto: true }) ||
            each.getBoundingClientRect().height === 0,
        )
        .map((each) => each.outerHTML.slice(0, 100)),
    );
  expect(hidden).toEqual([]);
});

test('makes a file of paper size', async ({ page }) => {
  await page.goto('/cli/usage/');
  await hydrated(page);
  const pdf = await page.pdf();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
