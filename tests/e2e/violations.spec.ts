import { expect, test } from './support/test';
import { violations } from './support/violations';

test('of texts that look alike, axe looks at the contrast of one; of others, at each', async ({ page }) => {
  const pale = 'style="color: #ccc"';
  await page.setContent(
    `<!doctype html><html lang="en"><title>Test</title><main>
      <p>black</p><p>black too</p><p ${pale}>pale</p><p ${pale}>pale too</p>
      <div style="background: #eee"><p ${pale}>pale on grey</p></div>
      <p ${pale} hidden>pale, not shown</p>
    </main></html>`,
  );
  const contrasts = async (contrastOf: 'each text' | 'each look') =>
    (await violations(page, 'main', contrastOf)).filter((it) => it.startsWith('color-contrast:')).length;
  expect(await contrasts('each text')).toBe(3);
  expect(await contrasts('each look')).toBe(2);
});

test('of links that look alike, axe looks at how one stands out from its text; of others, at each', async ({
  page,
}) => {
  const bare = 'href="#" style="color: #111; text-decoration: none"';
  await page.setContent(
    `<!doctype html><html lang="en"><title>Test</title><main style="color: #000">
      <p>Text with <a href="#" style="color: #111">a line</a> below it, or <a ${bare}>none</a>, or <a ${bare}>none</a>.</p>
      <p style="background: #eee">Text on grey with <a ${bare}>none</a>.</p>
    </main></html>`,
  );
  const unseen = async (contrastOf: 'each text' | 'each look') =>
    (await violations(page, 'main', contrastOf)).filter((it) => it.startsWith('link-in-text-block:')).length;
  expect(await unseen('each text')).toBe(3);
  expect(await unseen('each look')).toBe(2);
});
