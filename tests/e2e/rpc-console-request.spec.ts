import { open } from './support/navigation';
import { consoleOf, expect, pages, send, test } from './support/rpc-console';

test('sends nothing on load, on opening and on editing', async ({ page, openConsole, server }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const described = () => asked.filter((path) => path.startsWith('/rpc/'));
  await open(page, pages.plain);
  expect(described()).toEqual([]);
  const panel = await openConsole();
  expect(described()).toEqual(['/rpc/getBalance.json']);
  await panel.getByLabel('address').fill('x');
  await panel.getByLabel('address').press('Enter');
  await panel.getByLabel('commitment').selectOption('processed');
  await panel.getByRole('tab', { name: 'JSON' }).click();
  await panel.getByLabel('Parameters as JSON').fill('[]');
  await panel.getByText('Request', { exact: true }).click();
  expect(server.requests).toEqual([]);
  expect(asked.filter((path) => path === '/')).toEqual([]);
});

test('an address with params fills the console, whether or not they are JSON', async ({ page }) => {
  const params = '["Examp1eWa11et1111111111111111111111111111111",{"minContextSlot":18446744073709551615}]';
  await open(page, `${pages.plain}?params=${encodeURIComponent(params)}`);
  const panel = consoleOf(page);
  await expect(panel.getByLabel('minContextSlot')).toHaveValue('18446744073709551615');
  await expect(panel.getByLabel('Cluster')).toHaveValue('devnet');
  const body = panel.getByRole('region', { name: 'Request body', includeHidden: true });
  expect(JSON.parse((await body.textContent()) ?? '').params).toHaveLength(2);
  await open(page, `${pages.plain}?params=%5B1%2C`);
  await expect(panel.getByLabel('Parameters as JSON')).toHaveValue('[1,');
  await expect(panel.getByText(/Line 1, column 4/)).toBeVisible();
});

test('shows the exact answer, with status, time and size, and only a part of a large one', async ({
  page,
  openConsole,
  server,
}) => {
  const panel = await openConsole();
  server.answer({ kind: 'ok', result: '{"a":9007199254740993,"b":18446744073709551615,"c":1.0}' });
  await send(panel).click();
  const body = panel.getByRole('region', { name: 'Response body' });
  await expect(body).toContainText('"a": 9007199254740993,\n    "b": 18446744073709551615,\n    "c": 1.0');
  await expect(panel.getByText('HTTP 200 OK')).toBeVisible();
  await expect(panel.getByText(/^\d+ ms$/)).toBeVisible();
  await expect(panel.getByText('89 bytes', { exact: true })).toBeVisible();
  await expect(panel.getByRole('status').filter({ hasText: 'Answer received: HTTP 200' })).toHaveCount(1);
  await panel.getByRole('button', { name: 'Raw' }).click();
  await expect(body).toContainText('{"jsonrpc":"2.0","result":{"a":9007199254740993,');
  expect(server.requests.map((each) => JSON.parse(each).method)).toEqual(['getBalance']);

  // The layout of the whole text would freeze the page.
  server.answer({ kind: 'ok', result: `"${'x'.repeat(10_000_000)}"` });
  await send(panel).click();
  await expect(panel.getByText(/The answer has 10 MB/)).toBeVisible();
  expect(await body.textContent()).toHaveLength(100_000);
  await expect(panel.getByRole('button', { name: 'Raw' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save as file' }).click();
  expect((await download).suggestedFilename()).toBe('getBalance.json');
});

test('a method that changes something is confirmed before each request, and has no link', async ({
  openConsole,
  server,
}) => {
  const panel = await openConsole(pages.cautious);
  await expect(panel.getByText('Caution.')).toBeVisible();
  await expect(send(panel)).toBeDisabled();
  const confirmed = panel.getByLabel(/I understand/);
  await confirmed.check();
  await send(panel).click();
  await expect(panel.getByText('HTTP 200 OK')).toBeVisible();
  await expect(confirmed).not.toBeChecked();
  await expect(send(panel)).toBeDisabled();
  expect(server.requests).toHaveLength(1);
  await panel.getByText('Request', { exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Copy as curl' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
});

test.describe('the URL of a node', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is not stored, unlike the name of a cluster', async ({ page, openConsole, server }) => {
    const panel = await openConsole();
    await panel.getByLabel('Cluster').selectOption('testnet');
    await panel.getByLabel('Cluster').selectOption('Custom URL');
    await panel.getByLabel('URL of the node').fill(server.url);
    await send(panel).click();
    await expect(panel.getByText('HTTP 200 OK')).toBeVisible();
    await panel.getByText('Request', { exact: true }).click();
    await panel.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('?params=');
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
    );
    expect(kept + link).not.toContain(new URL(server.url).port);
    // The address of the page has the same params, so the link alone would not load it again.
    await page.goto('about:blank');
    await open(page, link);
    await expect(panel.getByLabel('address')).toHaveValue(/^SysvarRent/);
    await expect(panel.getByLabel('Cluster')).toHaveValue('testnet');
  });

  test('that the policy does not allow gets no request, and curl is offered', async ({
    page,
    openConsole,
  }) => {
    const panel = await openConsole();
    const url = panel.getByLabel('URL of the node');
    await url.fill('https://node.example/?key=1');
    // A request, or a violation of the policy, would be among the complaints, which fail any test.
    await send(panel).click();
    await expect(url).toBeFocused();
    await expect(url).toHaveAttribute('aria-invalid', 'true');
    await expect(url).toHaveAccessibleDescription(/copy it as curl/);
    await panel.getByText('Request', { exact: true }).click();
    await panel.getByRole('button', { name: 'Copy as curl' }).click();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect(command).toContain("curl 'https://node.example/?key=1'");
    await url.fill('http://localhost:8899');
    await expect(panel.getByText(/This site may send only to the clusters/)).toBeHidden();
  });
});
