import { open } from './support/navigation';
import { consoleOf, expect, pages, send, test } from './support/rpc-console';

test('form and JSON stay in step, integers exact', async ({ openConsole, server }) => {
  const panel = await openConsole();
  await panel.getByLabel('minContextSlot').fill('18446744073709551615');
  await panel.getByLabel('commitment').selectOption('processed');
  await panel.getByRole('tab', { name: 'JSON' }).click();
  const json = panel.getByLabel('Parameters as JSON');
  await expect(json).toHaveValue(/"minContextSlot": 18446744073709551615,\n\s+"commitment": "processed"/);
  await json.fill('["Examp1eMint111111111111111111111111111111111", {"minContextSlot": 9007199254740993}]');
  await panel.getByRole('tab', { name: 'Form' }).click();
  await expect(panel.getByLabel('address')).toHaveValue('Examp1eMint111111111111111111111111111111111');
  await expect(panel.getByLabel('minContextSlot')).toHaveValue('9007199254740993');
  await expect(panel.getByLabel('commitment')).toHaveValue('');
  await panel.getByLabel('minContextSlot').fill('');
  await send(panel).click();
  await expect(panel.getByText('HTTP 200 OK')).toBeVisible();
  expect(JSON.parse(server.requests[0] ?? '').params).toEqual([
    'Examp1eMint111111111111111111111111111111111',
  ]);
});

test('JSON that does not parse is kept, explained and not sent', async ({ openConsole, server }) => {
  const panel = await openConsole();
  await panel.getByRole('tab', { name: 'JSON' }).click();
  const json = panel.getByLabel('Parameters as JSON');
  await json.fill('[\n  "a" "b"\n]');
  await expect(panel.getByText(/Line 2, column 7/)).toBeVisible();
  await send(panel).click();
  await expect(json).toBeFocused();
  await panel.getByRole('tab', { name: 'Form' }).click();
  await expect(panel.getByText(/The JSON cannot be read/)).toBeVisible();
  await send(panel).click();
  await panel.getByRole('button', { name: 'Mend the JSON' }).click();
  await expect(json).toHaveValue('[\n  "a" "b"\n]');
  expect(server.requests).toEqual([]);
  await panel.getByRole('tab', { name: 'Form' }).click();
  await panel.getByRole('button', { name: 'Discard it' }).click();
  await expect(panel.getByLabel('address')).toHaveValue(/^SysvarRent/);
});

test('what does not fit the schema is named beside its field and not sent', async ({
  openConsole,
  server,
}) => {
  const panel = await openConsole();
  await panel.getByLabel('minContextSlot').fill('18446744073709551616');
  await panel.getByLabel('address').fill('0abc');
  await expect(panel.getByText(/is no base58 character/)).toHaveCount(0);
  await send(panel).click();
  const account = panel.getByLabel('address');
  await expect(account).toBeFocused();
  await expect(account).toHaveAccessibleDescription(/“0” is no base58 character/);
  await expect(panel.getByLabel('minContextSlot')).toHaveAccessibleDescription(
    /The most is 18446744073709551615/,
  );
  await panel.getByRole('tab', { name: 'JSON' }).click();
  await expect(panel.getByText('params[0]').first()).toBeVisible();
  await send(panel).click();
  expect(server.requests).toEqual([]);
  await panel.getByLabel(/Send it all the same/).check();
  await send(panel).click();
  await expect(panel.getByText('HTTP 200 OK')).toBeVisible();
  expect(server.requests[0]).toContain('"params":["0abc"');
});

test('a removed row of a list leaves what is chosen in the others alone', async ({ openConsole }) => {
  const panel = await openConsole(pages.nested);
  const remove = panel.getByRole('button', { name: /^Remove filters/ });
  const kind = (row: number) => panel.getByLabel(`Kind of filters[${row}]`);
  while ((await remove.count()) > 0) await remove.first().click();
  for (let row = 0; row < 2; row++) await panel.getByRole('button', { name: 'Add to filters' }).click();
  await kind(0).selectOption('dataSize');
  await kind(1).selectOption('memcmp');
  const chosen = await kind(1).inputValue();
  await remove.first().click();
  await expect(remove).toHaveCount(1);
  await expect(kind(0)).toHaveValue(chosen);
  await expect(panel.getByLabel('offset', { exact: false }).first()).toBeVisible();
});

test('targets are large enough for fingers', { tag: '@phone' }, async ({ openConsole }) => {
  const panel = await openConsole();
  await send(panel).click();
  await expect(panel.getByText('HTTP 200 OK')).toBeVisible();
  const small = await panel
    .locator('button, input:not([type=checkbox]), select, textarea, summary')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 43.5)
        .map((each) => each.outerHTML.slice(0, 100)),
    );
  expect(small).toEqual([]);
});

test('works by keyboard alone', async ({ page, server }) => {
  await open(page, pages.plain);
  await page.getByRole('button', { name: 'Open the console' }).focus();
  await page.keyboard.press('Enter');
  const panel = consoleOf(page);
  await expect(panel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByLabel('Cluster')).toBeFocused();
  await page.keyboard.type('Custom');
  await page.keyboard.press('Tab');
  await expect(panel.getByLabel('URL of the node')).toBeFocused();
  await page.keyboard.type(server.url);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('tab', { name: 'Form' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('tab', { name: 'JSON' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByLabel('Parameters as JSON')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(send(panel)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('HTTP 200 OK')).toBeVisible();
  await expect(send(panel)).toBeFocused();
});
