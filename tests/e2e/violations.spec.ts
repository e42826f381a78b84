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
