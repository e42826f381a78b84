import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectDiagramsFit } from './support/layout';
import { expectBelowHeader, followLink, open, scrolled, title } from './support/navigation';
import { expect, test } from './support/test';

test('a table is filtered by a choice and by words', async ({ page }) => {
  await open(page, '/Openverse-RPC-HTTP-Methods/');
  const filter = page.getByLabel('Filter: HTTP methods');
  const rows = page.locator('table:has(a[href$="/getBalance/"]) tbody tr:visible');
  await expect(rows).toHaveCount(52);
  await page.getByLabel('Purpose').selectOption('Tokens');
  await expect(rows).toHaveCount(5);
  await expect(page.getByText('5 shown')).toBeVisible();
  await filter.fill('TOKEN supply');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('getTokenSupply');
  await filter.fill('[zzz');
  await expect(page.getByText('No row matches.')).toBeVisible();
  await filter.fill('');
  await expect(rows).toHaveCount(5);
});

test('a link to a row that a filter hides shows it', async ({ page }) => {
  await open(page, '/learn/glossary/');
  const row = page.locator('tr:has([id="epoch"])');
  await page.getByLabel(/^Filter:/).fill('validator identity');
  await expect(row).toBeHidden();
  // Until the reader scrolls, Chromium itself looks for a hidden target again.
  await page.mouse.wheel(0, 50);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await page.evaluate(() => location.assign('#epoch'));
  await expect(row).toBeInViewport();
  await expect(page.getByLabel(/^Filter:/)).toHaveValue('');
});

test('a link to a field inside another opens and shows it', async ({ page }) => {
  await open(page, '/api/getAccountInfo/');
  const field = page.locator('#params-config-commitment');
  await page.locator('#params-config details').first().locator('> summary').click();
  await expect(field).toBeHidden();
  await page.goto('/api/getAccountInfo/#params-config-commitment');
  await expect(field, 'in the group that was closed').toBeInViewport();
  await page.reload();
  await expect(field).toBeInViewport();
  await page.locator('#params-address').getByRole('link', { name: 'address' }).click();
  await expect(page).toHaveURL(/#params-address$/);
});

/** Whether an element looks like the target of the address, unlike another. */
async function expectMarked(target: Locator, other: Locator): Promise<void> {
  const look = (it: Element) =>
    getComputedStyle(it, '::before').content + getComputedStyle(it).backgroundColor;
  expect(await target.evaluate(look)).not.toBe(await other.evaluate(look));
}

const link = '/cli/usage/#transfer';
const command = (page: Page) => page.locator('section:has(> [id="transfer"])');

/** Expects that the beginning of `openos transfer` is on the screen. */
async function expectTransfer(page: Page): Promise<void> {
  await expectBelowHeader(page, link);
  await expectMarked(command(page), page.locator('main section').first());
  for (const text of ['Send BTG from', '[OPTIONS] <RECIPIENT_ADDRESS>', '"$RECIPIENT" "$AMOUNT"'])
    await expect(command(page).getByText(text).first()).toBeInViewport();
}

test('a command and an option open by their address, and are marked', async ({ page }) => {
  const option = '/operations/guides/validator-start/#limit-ledger-size';
  await open(page, option);
  await expectBelowHeader(page, option);
  const row = (id: string) => page.locator(`tr:has(#${id})`);
  await expectMarked(row('limit-ledger-size'), row('expected-shred-version'));
  await followLink(page, link);
  await expect(page).toHaveURL(link);
  await expectTransfer(page);
  await page.goBack();
  await expectBelowHeader(page, option);
  await page.goForward();
  await expect(title(page)).toHaveText('OpenOS CLI reference and usage');
  await expectBelowHeader(page, link);
});

test('a command opens without scripts', { tag: ['@full', '@no-script'] }, async ({ page }) => {
  await page.goto(link);
  await expectTransfer(page);
});

// What is next to what: the pictures of tests/visual.
test('on a wide screen the example of a method stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/api/getAccountInfo/');
  await page.locator('#related-methods').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Example' })).toBeInViewport();
});

test('on a wide screen a program follows the steps of the text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/Transactions/SendSOL/');
  const program = page.locator('figure', { hasText: 'send-btg.ts' }).first();
  const steps = page.getByRole('button', { name: /^Lines / });
  const excerpt = page.locator('pre').filter({ hasText: /^const transfer = / });
  await expect(steps).toHaveCount(2);
  await expect(excerpt).toBeHidden();
  const marked = () =>
    program.evaluate((figure) => {
      const lines = [...figure.querySelectorAll('.line.highlighted')];
      const isShown = ({ top, bottom }: DOMRect) => top > 0 && bottom < innerHeight;
      return lines
        .filter((it) => isShown(it.getBoundingClientRect()))
        .map((it) => it.textContent)
        .join('\n');
    });
  const source = readFileSync('content/recipes/Transactions/SendSOL/send-btg.ts', 'utf8');
  const region = (name: string) =>
    new RegExp(`// #region ${name}\n(.*?)\n// #endregion`, 's').exec(source)?.[1];
  await test.step('by scrolling', async () => {
    await steps.nth(1).evaluate((it) => it.scrollIntoView({ block: 'start' }));
    await expect.poll(marked).toBe(region('send'));
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  });
  await test.step('by a press', async () => {
    await steps.first().scrollIntoViewIfNeeded();
    await expect(steps.nth(1)).not.toHaveAttribute('aria-current');
    await steps.first().click();
    await expect.poll(marked).toBe(region('transaction'));
    await expect(page.locator('[aria-current=step]')).toHaveText(/^Lines /);
  });
  await test.step('its file is what is shown, without region markers', async () => {
    const download = page.waitForEvent('download');
    await program.getByRole('link', { name: 'Download send-btg.ts' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('send-btg.ts');
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).toBe(`${await program.locator('pre').textContent()}\n`);
    expect(text).toBe(source.replace(/^ *\/\/ #(end)?region.*\n/gm, ''));
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(excerpt, 'a narrower screen has the excerpts').toBeVisible();
  await expect(steps.filter({ visible: true })).toHaveCount(0);
});

/** The first diagram of a page. */
const diagram = (page: Page) =>
  page.locator('figure', { has: page.getByRole('button', { name: /^Enlarge: / }) }).first();

// Every page: see layout.spec.ts.
test('a wide flowchart is upright on phones, and wide once enlarged', async ({ page }) => {
  const shape = async (drawing: Locator) => {
    await expect(drawing, 'screen readers meet one').toHaveCount(1);
    const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
    return width > height ? 'wide' : 'upright';
  };
  await open(page, '/faq/');
  await followLink(page, '/learn/errors/');
  await expect(title(page)).not.toHaveText('Frequently asked questions');
  const drawing = diagram(page).getByRole('img');
  expect(await shape(drawing)).toBe('wide');
  await expectDiagramsFit(page);
  expect(await shape(drawing)).toBe('upright');
  const enlarge = diagram(page).getByRole('button', { name: /^Enlarge: / });
  await enlarge.press('Enter');
  expect(await shape(page.locator('[popover]:popover-open use'))).toBe('wide');
  const arrow = diagram(page).locator('marker > *').first();
  await expect(arrow, 'the enlarged one has arrows').toHaveCSS('visibility', 'visible');
  expect(await arrow.evaluate((it) => it.closest('[role=img]')?.checkVisibility())).toBe(true);
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await close.press('Enter');
  await expect(enlarge).toBeFocused();
});

test('a wide sequence diagram is a list of its messages on phones', async ({ page }) => {
  await open(page, '/consensus/vote-signing/');
  await expect(diagram(page).getByRole('img')).toBeVisible();
  await expect(diagram(page).getByRole('listitem')).toHaveCount(0);
  const messages = await diagram(page).locator('.message text').allTextContents();
  await expectDiagramsFit(page);
  await expect(diagram(page).getByRole('img')).toHaveCount(0);
  const steps = await diagram(page).getByRole('listitem').allInnerTexts();
  expect(steps.map((it) => it.split('\n').at(-1))).toEqual(messages);
});
