import { readFileSync } from 'node:fs';
import { open } from './support/navigation';
import { expect, test } from './support/test';

const page = '/Transactions/SendSOL/';
const program = 'content/recipes/Transactions/SendSOL/send-btg.ts';

test('a program is downloaded as it is shown, without region markers', async ({ page: tab }) => {
  await open(tab, page);
  const block = tab.locator('figure', { hasText: 'send-btg.ts' }).first();
  const shown = await block.locator('pre').textContent();
  const download = tab.waitForEvent('download');
  await block.getByRole('link', { name: 'Download send-btg.ts' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('send-btg.ts');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toBe(`${shown}\n`);
  expect(text).toBe(
    readFileSync(program, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*\/\/ #(end)?region/.test(line))
      .join('\n'),
  );
});

test('a program that ran says on what', async ({ page: tab }) => {
  await open(tab, page);
  await expect(tab.getByText(/^Verified\. A test ran this file on LiteSVM \d/)).toBeVisible();
});

test('the table of recipes is narrowed by topic and by word', async ({ page: tab }) => {
  await open(tab, '/cookbook/');
  const table = tab.locator('table:has(a[href$="/Transactions/SendSOL/"])');
  const rows = table.locator('tbody tr:visible');
  await expect(rows).toHaveCount(52);
  await tab.getByLabel('Topic').selectOption('Wallets');
  await expect(rows).toHaveCount(8);
  await tab.getByLabel('Filter: Recipes').fill('vanity');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('link')).toHaveAttribute('href', /\/Wallets\/VanityAddress\/$/);
});
