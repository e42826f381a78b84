import { open } from './support/navigation';
import { consoleOf, expect, pages, send, test } from './support/rpc-console';
import { expectNoViolations } from './support/violations';

test('form and JSON show the same values', async ({ page, openConsole, server }) => {
  const panel = await openConsole();
  const show = (tab: string) => panel.getByRole('tab', { name: tab }).click();
  await panel.getByLabel('minContextSlot').fill('18446744073709551615');
  await panel.getByLabel('commitment').selectOption('processed');
  await show('JSON');
  const json = panel.getByLabel('Parameters as JSON');
  await expect(json).toHaveValue(/"minContextSlot": 18446744073709551615,\n\s+"commitment": "processed"/);

  await json.fill('[\n  "a" "b"\n]');
  const problem = "Line 2, column 7: Comma ',' expected after value but got '\"'.";
  await expect(panel.getByText(problem, { exact: true })).toBeVisible();
  await send(panel).click();
  await expect(json, 'broken JSON is not sent').toBeFocused();
  await expectNoViolations(page, { part: 'main' });
  await show('Form');
  const broken = panel.getByText(`The form cannot show what is in the tab JSON. ${problem}`);
  await send(panel).click();
  await expect(broken, 'nor in the tab Form').toBeFocused();
  expect(server.requests).toEqual([]);

  await show('JSON');
  const mint = 'Examp1eMint111111111111111111111111111111111';
  await json.fill(`["${mint}", {"minContextSlot": 9007199254740993}]`);
  await show('Form');
  await expect(panel.getByLabel('address')).toHaveValue(mint);
  await expect(panel.getByLabel('minContextSlot')).toHaveValue('9007199254740993');
  await expect(panel.getByLabel('commitment')).toHaveValue('');
  await panel.getByLabel('minContextSlot').fill('');
  await send(panel).click();
  await expect(panel.getByText('HTTP 200 OK', { exact: true })).toBeVisible();
  expect(JSON.parse(server.requests[0] ?? '').params).toEqual([mint]);
});

test('what does not fit the schema is explained at its field and not sent', async ({
  page,
  openConsole,
  server,
}) => {
  const panel = await openConsole();
  const [address, slot] = [panel.getByLabel('address'), panel.getByLabel('minContextSlot')];
  await slot.fill('18446744073709551616');
  await address.fill('0abc');
  await expect(panel.getByText(/is not a base58 character/), 'before it is sent').toHaveCount(0);
  await send(panel).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/“0” is not a base58 character/);
  await expect(slot).toHaveAccessibleDescription(/The maximum is 18446744073709551615/);
  await expectNoViolations(page, { part: 'main' });
  await panel.getByRole('tab', { name: 'JSON' }).click();
  await expect(panel.getByText('params[0]').first()).toBeVisible();
  await send(panel).click();
  await expect(panel.getByLabel('Parameters as JSON')).toBeFocused();
  expect(server.requests).toEqual([]);
});

test('lists inside each other fit a phone, and rows keep their choice', { tag: '@phone' }, async ({
  page,
  openConsole,
}) => {
  const panel = await openConsole(pages.nested);
  const remove = panel.getByRole('button', { name: /^Remove filters/ });
  const kind = (row: number) => panel.getByLabel(`Kind of filters[${row}]`);
  const offset = panel.getByLabel('offset').and(panel.locator('[aria-required=true]'));
  while ((await remove.count()) > 0) await remove.first().click();
  for (let row = 0; row < 2; row++) await panel.getByRole('button', { name: 'Add to filters' }).click();
  await kind(0).selectOption('dataSize');
  await kind(1).selectOption('memcmp');
  await offset.fill('8');
  await remove.first().click();
  await expect(remove).toHaveCount(1);
  await expect(kind(0), 'the row that moved up').toHaveValue('memcmp');
  await expect(offset).toHaveValue('8');
  await offset.fill('');
  await expect(kind(0), 'its kind, without a value').toHaveValue('memcmp');
  await expectNoViolations(page, { part: 'main' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'fits').toBe(390);
  const small = await panel
    .locator('button, input:not([type=checkbox]), select, textarea, summary')
    .evaluateAll((all) =>
      all
        .map((it) => ({ html: it.outerHTML.slice(0, 100), ...it.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5)),
    );
  expect(small, 'targets too small for fingers').toEqual([]);
});

test('works by keyboard alone', async ({ page, server }) => {
  await open(page, pages.plain);
  const run = page.getByRole('button', { name: 'Run', exact: true });
  await page.keyboard.press('Tab');
  // The link that skips the navigation.
  await page.keyboard.press('Enter');
  for (let stop = 2; stop <= 12; stop++) {
    await page.keyboard.press('Tab');
    if (await run.evaluate((it) => it === document.activeElement)) break;
  }
  await expect(run).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = consoleOf(page);
  await expect(panel).toBeFocused();
  const steps = [
    ['Tab', panel.getByLabel('Cluster')],
    // The last cluster of the list. Letters would choose by the time between them.
    ['End', panel.getByLabel('Cluster')],
    ['Tab', panel.getByLabel('URL of the node'), server.url],
    ['Tab', panel.getByRole('tab', { name: 'Form' })],
    ['ArrowRight', panel.getByRole('tab', { name: 'JSON' })],
    ['Tab', panel.getByLabel('Parameters as JSON')],
    ['Tab', panel.getByText('Request', { exact: true })],
    ['Tab', send(panel)],
  ] as const;
  for (const [key, control, text = ''] of steps) {
    await page.keyboard.press(key);
    await expect(control).toBeFocused();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(panel.getByText('HTTP 200 OK', { exact: true })).toBeVisible();
  await expect(send(panel)).toBeFocused();
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(run).toBeFocused();
  await expect(page.getByRole('tab', { name: 'curl' })).toBeVisible();
});
