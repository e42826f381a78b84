import { open } from './support/navigation';
import { expect, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The page has commands, and sessions that show commands with their output. */
const address = '/cli/intro/';

test('copies the commands of a session without prompts and output, and says so', { tag: '@widths' }, async ({
  page,
}) => {
  await open(page, address);
  const block = page.locator('figure[data-code=session]').first();
  await expect(block.locator('.prompt').first()).toHaveText('$ ');
  const output = await block.locator('.line.output').allTextContents();
  expect(output.length).toBeGreaterThan(0);
  await block.getByRole('button', { name: /copy/i }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).not.toContain('$ ');
  expect(copied).toMatch(/^openos/m);
  for (const line of output.filter((each) => each.trim() !== '')) expect(copied).not.toContain(line);
});

test('copies commands as they stand', async ({ page }) => {
  await open(page, address);
  const block = page.locator('figure[data-code=commands]').first();
  await block.hover();
  await block.getByRole('button', { name: /copy/i }).click();
  const text = (await block.locator('code').textContent()) ?? '';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text.trimEnd());
});

test('a clipboard that refuses is told, with a way out', { tag: '@widths' }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await open(page, address);
  const block = page.locator('figure[data-code]').first();
  await block.hover();
  await block.getByRole('button', { name: /copy/i }).click();
  await expect(page.getByRole('status').filter({ hasText: 'refused' })).toHaveCount(1);
  const command = await block
    .locator('.line')
    .first()
    .evaluate((line) => line.lastElementChild?.textContent ?? '');
  expect(command).not.toBe('');
  expect(await page.evaluate(() => String(getSelection()))).toContain(command);
});

test('the button shows on hover and on focus', async ({ page }) => {
  await open(page, address);
  const block = page.locator('figure[data-code]').first();
  const button = block.getByRole('button', { name: /copy/i });
  await expect(button).toHaveCSS('opacity', '0');
  await block.hover();
  await expect(button).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(button).toHaveCSS('opacity', '0');
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
});

test('the button always shows on touch', { tag: '@phone' }, async ({ page }) => {
  await open(page, address);
  await expect(page.locator('figure[data-code] button').first()).toHaveCSS('opacity', '1');
});

test('blocks that overflow can be reached by keyboard, with a name; others are no stop', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await open(page, '/cli/install/');
  const wrong = await page.locator('pre').evaluateAll((all) =>
    all
      .filter((pre) => pre.checkVisibility() && pre.clientWidth > 0)
      .filter((pre) => {
        const reachable = pre.tabIndex === 0 && pre.getAttribute('role') === 'region' && pre.ariaLabel;
        return pre.scrollWidth > pre.clientWidth ? !reachable : pre.tabIndex === 0;
      })
      .map((pre) => pre.textContent.slice(0, 60)),
  );
  expect(wrong).toEqual([]);
  await expect(page.locator('pre[tabindex="0"]').first()).toBeVisible();
});
