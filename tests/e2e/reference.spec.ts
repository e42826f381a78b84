import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expectBelowHeader, open } from './support/navigation';
import { expect, test } from './support/test';

test('a table is filtered by a choice and by words', { tag: '@widths' }, async ({ page }) => {
  await open(page, '/Openverse-RPC-HTTP-Methods/');
  const filter = page.getByLabel('Filter: HTTP methods');
  const rows = page.locator('table:has(a[href$="/getBalance/"]) tbody tr:visible');
  await expect(rows).toHaveCount(52);
  await page.getByLabel('Purpose').selectOption('Tokens');
  await expect(rows).toHaveCount(5);
  await expect(page.getByText('5 shown')).toBeVisible();
  await filter.fill('supply');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('getTokenSupply');
  await filter.fill('zzz');
  await expect(page.getByText('No row matches.')).toBeVisible();
  await filter.fill('');
  await expect(rows).toHaveCount(5);
});

test('an option of the validator has an address, which shows and marks it', { tag: '@widths' }, async ({
  page,
}) => {
  const link = '/operations/guides/validator-start/#limit-ledger-size';
  await open(page, link);
  await expectBelowHeader(page, link);
  const background = (id: string) =>
    page.locator(`tr:has(#${id})`).evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(await background('limit-ledger-size')).not.toBe(await background('expected-shred-version'));
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

test('the example of a method is next to its title, and stays there; on narrow screens it is above the fields', async ({
  page,
}) => {
  await open(page, '/api/getAccountInfo/');
  const example = page.getByRole('heading', { name: 'Example' });
  const box = async (of: Locator) => (await of.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, height: 0 };
  const title = page.getByRole('heading', { level: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  const [sample, name] = [await box(example), await box(title)];
  expect(sample.y).toBeLessThan(name.y + name.height);
  expect(sample.x).toBeGreaterThan(name.x + 300);
  await page.locator('#related-methods').scrollIntoViewIfNeeded();
  await expect(example).toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 900 });
  const order = [title, example, page.getByRole('heading', { name: 'Parameters' })];
  const tops = await Promise.all(order.map(async (it) => (await box(it)).y));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('the program of a recipe stays next to its explanation, with the lines of the step marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/Transactions/SendSOL/');
  const program = page.locator('figure', { hasText: 'send-btg.ts' }).first();
  const steps = page.getByRole('button', { name: /^Lines / });
  const excerpt = page.locator('pre').filter({ hasText: /^const transfer = / });
  await expect(steps).toHaveCount(2);
  await expect(excerpt).toBeHidden();
  // The lines that the band covers, as far as they are in the window.
  const marked = () =>
    program.evaluate((figure) => {
      const band = figure.parentElement?.querySelector(':scope > span')?.getBoundingClientRect();
      const isMarked = ({ top, bottom }: DOMRect) =>
        band && top >= band.top - 1 && bottom <= band.bottom + 1 && top > 0 && bottom < innerHeight;
      const lines = [...figure.querySelectorAll('.line')];
      return lines
        .filter((it) => isMarked(it.getBoundingClientRect()))
        .map((it) => it.textContent)
        .join('\n');
    });
  const source = readFileSync('content/recipes/Transactions/SendSOL/send-btg.ts', 'utf8');
  const region = (name: string) =>
    new RegExp(`// #region ${name}\n(.*?)\n// #endregion`, 's').exec(source)?.[1];
  await steps.nth(1).evaluate((it) => it.scrollIntoView({ block: 'start' }));
  await expect.poll(marked).toBe(region('send'));
  await expect(program.getByRole('link', { name: 'Download send-btg.ts' })).toBeInViewport();
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await steps.first().click();
  await expect.poll(marked).toBe(region('transaction'));

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(excerpt).toBeVisible();
  await expect(steps.filter({ visible: true })).toHaveCount(0);
});

test('a program is downloaded as it is shown, without region markers', async ({ page }) => {
  await open(page, '/Transactions/SendSOL/');
  const block = page.locator('figure', { hasText: 'send-btg.ts' }).first();
  const download = page.waitForEvent('download');
  await block.getByRole('link', { name: 'Download send-btg.ts' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('send-btg.ts');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toBe(`${await block.locator('pre').textContent()}\n`);
  const program = readFileSync('content/recipes/Transactions/SendSOL/send-btg.ts', 'utf8');
  expect(text).toBe(program.replace(/^ *\/\/ #(end)?region.*\n/gm, ''));
});

test('a plot fills the page with text as large as elsewhere, in the colours of the mode', {
  tag: ['@every', '@full'],
}, async ({ page }) => {
  await open(page, '/consensus/commitments/');
  const plot = page.getByRole('figure').filter({ has: page.locator('svg path.s1') });
  await expect(plot.getByRole('img')).toHaveAccessibleName(/\d/);
  const found = await plot.evaluate((figure) => {
    figure.style.color = 'var(--color-accent)';
    const labels = [...figure.querySelectorAll('svg text')];
    const { right } = figure.getBoundingClientRect();
    return {
      isAccent:
        getComputedStyle(figure.querySelector('path.s1') as Element).stroke ===
        getComputedStyle(figure).color,
      smallest: Math.min(...labels.map((it) => Number.parseFloat(getComputedStyle(it).fontSize))),
      overflow: Math.max(...labels.map((it) => it.getBoundingClientRect().right)) - right,
    };
  });
  expect(found.isAccent).toBe(true);
  expect(found.smallest).toBeGreaterThanOrEqual(12);
  expect(found.overflow).toBeLessThanOrEqual(0);
});
