import { readFileSync } from 'node:fs';
import { open } from './support/navigation';
import { expect, test } from './support/test';

test('a link to a field inside another opens and shows it', async ({ page }) => {
  await open(page, '/api/getAccountInfo/');
  await page.locator('#params-config details').first().locator('> summary').click();
  await expect(page.locator('#params-config-commitment')).toBeHidden();
  await page.goto('/api/getAccountInfo/#params-config-commitment');
  await page.reload();
  await expect(page.locator('#params-config-commitment')).toBeInViewport();
  await page.locator('#params-address').getByRole('link', { name: 'address' }).click();
  await expect(page).toHaveURL(/#params-address$/);
});

test('every field has an address of its own', async ({ page }) => {
  await open(page, '/api/getBlock/');
  const fields = page.locator('main li[id^="params-"], main li[id^="result-"]');
  expect(await fields.count()).toBeGreaterThan(5);
  for (const field of await fields.all()) {
    const id = await field.getAttribute('id');
    await expect(field.locator(':scope > p:first-child > a')).toHaveAttribute('href', `#${id}`);
  }
});

test('samples keep the language a reader chose, on every page', async ({ page }) => {
  await open(page, '/api/getBalance/');
  await page.getByRole('tab', { name: 'Python' }).click();
  await expect(page.getByText('from urllib.request import')).toBeVisible();
  await open(page, '/api/getSlot/');
  await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('from urllib.request import')).toBeVisible();
});

test('the sample stands beside the fields where there is room for both', async ({ page }) => {
  const tops = async () => {
    const top = async (id: string) => (await page.locator(id).boundingBox())?.y ?? 0;
    return [await top('#parameters'), await top('#example')];
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/api/getAccountInfo/');
  const [fields = 0, sample = 0] = await tops();
  expect(Math.abs(fields - sample)).toBeLessThan(2);
  await page.setViewportSize({ width: 1280, height: 900 });
  const [fieldsBelow = 0, sampleBelow = 0] = await tops();
  expect(sampleBelow).toBeGreaterThan(fieldsBelow + 200);
});

test('the table of methods is narrowed down by a word and by purpose', { tag: '@widths' }, async ({
  page,
}) => {
  await open(page, '/Openverse-RPC-HTTP-Methods/');
  const table = page.locator('table:has(a[href$="/getBalance/"])');
  const rows = table.locator('tbody tr:visible');
  await expect(rows).toHaveCount(52);
  await page.getByLabel('Purpose').selectOption('Tokens');
  await expect(rows).toHaveCount(5);
  await expect(page.getByText('5 shown')).toBeVisible();
  await page.getByLabel('Filter: HTTP methods').fill('supply');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('getTokenSupply');
  await page.getByLabel('Filter: HTTP methods').fill('zzz');
  await expect(page.getByText('Nothing in this table fits.')).toBeVisible();
});

test('openrpc.json is served, and linked where it is described', async ({ page }) => {
  await open(page, '/api/');
  const link = page.locator('main a[href="/openrpc.json"]').first();
  await expect(link).toBeVisible();
  const response = await page.request.get('/openrpc.json');
  expect(response.headers()['content-type']).toContain('application/json');
  const document: { methods: unknown[] } = await response.json();
  expect(document.methods).toHaveLength(70);
  // Digits beyond what a JavaScript number holds.
  expect(readFileSync('out/openrpc.json', 'utf8')).toContain('18446744073709551615');
});

test.describe('without JavaScript', () => {
  // The browser reports the scripts it does not run as failed.
  test.use({ javaScriptEnabled: false, tolerated: /^failed: .*\.js csp$/ });

  test('a curl sample stands in the place of the console, and every sample can be read', async ({ page }) => {
    await page.goto('/api/getBalance/');
    const instead = page.locator('main noscript');
    await expect(instead.locator('p')).toHaveText(/^The console needs JavaScript/);
    await expect(instead.locator('pre')).toBeVisible();
    await expect(instead.locator('pre')).toContainText('"method": "getBalance"');
    await expect(page.getByText('from urllib.request import')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the console' })).toBeHidden();
    await page.goto('/Openverse-RPC-HTTP-Methods/');
    await expect(page.getByLabel('Purpose')).toBeHidden();
  });
});
