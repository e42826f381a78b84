import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { open } from './support/navigation';
import { expect, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The page has commands, and sessions that show commands with their output. */
const withCode = '/cli/intro/';
const address = '/cli/install/';
const copyPage = (page: Page) => page.getByRole('button', { name: 'Copy page' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);

test('commands are copied unchanged, and commands of a session without prompts and output', {
  tag: '@widths',
}, async ({ page, hasTouch }) => {
  await open(page, withCode);
  const session = page.locator('figure[data-code=session]').first();
  const button = session.getByRole('button', { name: /copy/i });
  await expect(button).toHaveCSS('opacity', hasTouch ? '1' : '0');
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
  await expect(session.locator('.prompt').first()).toHaveText('$ ');
  await button.click();
  await expectStatus(page, 'Copied');
  const commands = await copied(page);
  expect(commands).not.toContain('$ ');
  expect(commands).toMatch(/^openos/m);
  const output = (await session.locator('.line.output').allTextContents()).filter((line) => line.trim());
  expect(output.length).toBeGreaterThan(0);
  expect(output.filter((line) => commands.includes(line))).toEqual([]);

  const block = page.locator('figure[data-code=commands]').first();
  await block.hover();
  await expect(block.getByRole('button', { name: /copy/i })).toHaveCSS('opacity', '1');
  await block.getByRole('button', { name: /copy/i }).click();
  const text = (await block.locator('code').textContent()) ?? '';
  await expect.poll(() => copied(page)).toBe(text.trimEnd());
});

test('the page is copied as the Markdown that its link opens, also after a change of page', {
  tag: '@widths',
}, async ({ page, hasTouch }) => {
  await open(page, '/faq/');
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL(/\/backwards-compatibility\/$/);
  const link = page.getByRole('link', { name: 'View as Markdown' });
  for (const target of [copyPage(page), link])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(hasTouch ? 44 : 24);
  await copyPage(page).focus();
  await page.keyboard.press('Enter');
  await expectStatus(page, 'Page copied');
  await expect(copyPage(page)).toHaveAttribute('data-state', 'copied');
  const response = await fetch(new URL((await link.getAttribute('href')) ?? '', page.url()));
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(await copied(page)).toBe(await response.text());
  expect(await copied(page)).toBe(readFileSync('out/backwards-compatibility.md', 'utf8'));
});

test('a clipboard that refuses is reported, with an alternative', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
  });
  await open(page, withCode);
  await copyPage(page).click();
  await expectStatus(page, 'could not be copied');
  await expect(copyPage(page)).toHaveAttribute('data-state', 'failed');
  const block = page.locator('figure[data-code]').first();
  await block.getByRole('button', { name: /copy/i }).click();
  await expectStatus(page, 'refused');
  const command = block.locator('.line').first().locator('> :last-child');
  expect(await page.evaluate(() => String(getSelection()))).toContain(await command.textContent());
});

test('code that overflows is focusable, with a name; other code is not', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await open(page, address);
  const blocks = await page.locator('pre:visible').evaluateAll((all) =>
    all.map((pre) => ({
      overflows: pre.scrollWidth > pre.clientWidth,
      reachable: pre.tabIndex === 0,
      named: pre.getAttribute('role') === 'region' && pre.ariaLabel !== null,
    })),
  );
  expect(blocks.filter((it) => it.overflows).length).toBeGreaterThan(0);
  expect(blocks.filter((it) => it.reachable !== it.overflows || (it.overflows && !it.named))).toEqual([]);
});
