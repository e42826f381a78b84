import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { open } from './support/navigation';
import { expect, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The page has commands, and sessions that show commands with their output. */
const address = '/cli/intro/';
const copyPage = (page: Page) => page.getByRole('button', { name: 'Copy page' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);

test('a session is copied without prompts and output', async ({ page }) => {
  await open(page, address);
  const session = page.locator('figure[data-code=session]').first();
  const button = session.getByRole('button', { name: /copy/i });
  await expect(button, 'out of the way').toHaveCSS('opacity', '0');
  await button.focus();
  await expect(button, 'with the focus').toHaveCSS('opacity', '1');
  await expect(session.locator('.prompt').first()).toHaveText('$ ');
  await button.click();
  await expectStatus(page, 'Copied');
  const commands = await copied(page);
  expect(commands).not.toContain('$ ');
  expect(commands).toMatch(/^openos/m);
  const output = (await session.locator('.line.output').allTextContents()).filter((line) => line.trim());
  expect(output.length).toBeGreaterThan(0);
  expect(
    output.filter((line) => commands.includes(line)),
    'copied output',
  ).toEqual([]);
});

test('long lines wrap here and on the next page', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/cli/install/');
  // Blocks in other tabs are measured when they are shown.
  const scrolling = page.locator('main pre[tabindex]').filter({ visible: true });
  const block = page.locator('main figure[data-code=commands]').last();
  const button = block.getByRole('button', { name: 'Wrap long lines' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.scrollIntoViewIfNeeded();
  const place = await button.boundingBox();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(scrolling, 'blocks that still scroll').toHaveCount(0);
  const moved = ((await button.boundingBox())?.y ?? 0) - (place?.y ?? 0);
  expect(Math.abs(moved), 'the button stays below the finger').toBeLessThan(2);
  await block.getByRole('button', { name: /copy/i }).click();
  const text = (await block.locator('code').textContent()) ?? '';
  await expect.poll(() => copied(page), 'a wrapped block is copied unchanged').toBe(text.trimEnd());
  const selected = await block.locator('code').evaluate((code) => {
    getSelection()?.selectAllChildren(code);
    return String(getSelection());
  });
  expect(selected.trimEnd(), 'and selected').toBe(text.trimEnd());
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL('/cli/intro/');
  await expect(page.getByRole('button', { name: 'Wrap long lines', pressed: true }).first()).toBeVisible();
  await expect(scrolling, 'blocks that scroll on the next page').toHaveCount(0);
});

test('a page is copied as the Markdown that its link opens', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/faq/');
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL('/backwards-compatibility/');
  const link = page.getByRole('link', { name: 'View as Markdown' });
  for (const target of [copyPage(page), link])
    expect((await target.boundingBox())?.height, 'large enough for fingers').toBeGreaterThanOrEqual(44);
  await copyPage(page).focus();
  await page.keyboard.press('Enter');
  await expectStatus(page, 'Page copied');
  await expect(copyPage(page)).toHaveAttribute('data-state', 'copied');
  await expect(link).toHaveAttribute('href', '/backwards-compatibility.md');
  expect(await copied(page)).toBe(readFileSync('out/backwards-compatibility.md', 'utf8'));
});

test('a clipboard that refuses is reported, with an alternative', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
  });
  await open(page, address);
  await copyPage(page).click();
  await expectStatus(page, 'could not be copied');
  await expect(copyPage(page)).toHaveAttribute('data-state', 'failed');
  const block = page.locator('figure[data-code]').first();
  await block.getByRole('button', { name: /copy/i }).click();
  await expectStatus(page, 'refused');
  const command = block.locator('.line').first().locator('> :last-child');
  expect(await page.evaluate(() => String(getSelection()))).toContain(await command.textContent());
});
