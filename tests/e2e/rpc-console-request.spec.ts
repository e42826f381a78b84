import { open } from './support/navigation';
import { expect, pages, send, test } from './support/rpc-console';

test('sends nothing on load, on opening and on editing', async ({ page, openConsole, server }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const described = () => asked.filter((path) => path.startsWith('/rpc/'));
  await open(page, pages.plain);
  expect(described(), 'on load').toEqual([]);
  const panel = await openConsole();
  expect(described(), 'what describes the method').toEqual(['/rpc/getBalance.json']);
  await panel.getByLabel('address').fill('x');
  await panel.getByLabel('address').press('Enter');
  await panel.getByLabel('commitment').selectOption('processed');
  await panel.getByRole('tab', { name: 'JSON' }).click();
  await panel.getByLabel('Parameters as JSON').fill('[]');
  await panel.getByText('Request', { exact: true }).click();
  expect(server.requests).toEqual([]);
  expect(asked.filter((path) => path === '/')).toEqual([]);
});

test('shows the exact answer, with status, time and size, or a part of it', async ({
  openConsole,
  server,
}) => {
  const panel = await openConsole();
  server.answer({ kind: 'ok', result: '{"a":9007199254740993,"b":18446744073709551615,"c":1.0}' });
  await send(panel).click();
  const body = panel.getByRole('region', { name: 'Response body' });
  await expect(body).toContainText('"a": 9007199254740993,\n    "b": 18446744073709551615,\n    "c": 1.0');
  await expect(panel.getByText('HTTP 200 OK', { exact: true })).toBeVisible();
  await expect(panel.getByText(/^\d+ ms$/)).toBeVisible();
  await expect(panel.getByText('89 bytes', { exact: true })).toBeVisible();
  await expect(panel.getByRole('status').filter({ hasText: 'Answer received: HTTP 200 OK' })).toHaveCount(1);
  expect(server.requests.map((each) => JSON.parse(each).method)).toEqual(['getBalance']);

  // Reading all of it, or the layout of what was read, would freeze the page.
  server.answer({ kind: 'ok', result: `"${'x'.repeat(20_000_000)}"` });
  await send(panel).click();
  await expect(panel.getByRole('heading', { name: 'The answer is larger than 10 MB' })).toBeVisible();
  await expect(panel.getByText('Only the first 100,000 characters are shown.')).toBeVisible();
  expect(await body.textContent()).toHaveLength(100_000);
});

test('a method that changes something is confirmed before each request', async ({
  page,
  openConsole,
  server,
}) => {
  const panel = await openConsole(pages.cautious);
  await expect(panel.getByText('Caution.')).toBeVisible();
  await expect(send(panel)).toBeDisabled();
  const confirmed = panel.getByLabel(/I understand/);
  await confirmed.check();
  await send(panel).click();
  await expect(panel.getByText('HTTP 200 OK', { exact: true })).toBeVisible();
  await expect(confirmed, 'each request is confirmed').not.toBeChecked();
  await expect(send(panel)).toBeDisabled();
  expect(server.requests).toHaveLength(1);
  expect(page.url()).not.toContain('params');
});

test('the address restores params and cluster, not the URL of a node', async ({
  page,
  openConsole,
  server,
}) => {
  const panel = await openConsole();
  await panel.getByLabel('Cluster').selectOption('testnet');
  await panel.getByLabel('Cluster').selectOption('Custom URL');
  await panel.getByLabel('URL of the node').fill(server.url);
  await panel.getByLabel('minContextSlot').fill('18446744073709551615');
  await expect(page).toHaveURL(/\?params=.*18446744073709551615/);
  await send(panel).click();
  await expect(panel.getByText('HTTP 200 OK', { exact: true })).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
  );
  expect(kept, 'the URL of a node is not kept').not.toContain(new URL(server.url).port);
  await page.reload();
  await expect(panel.getByLabel('address')).toHaveValue(/^SysvarRent/);
  await expect(panel.getByLabel('minContextSlot')).toHaveValue('18446744073709551615');
  await expect(panel.getByLabel('Cluster')).toHaveValue('testnet');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page, 'a closed console').not.toHaveURL(/params/);

  await open(page, `${pages.plain}?params=%5B1%2C`);
  await expect(panel.getByLabel('Parameters as JSON')).toHaveValue('[1,');
  const broken = 'Line 1, column 4: Array item expected but reached end of input.';
  await expect(panel.getByText(broken, { exact: true })).toBeVisible();
});

test.describe('the URL of a node', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

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
    expect(command).toContain('"method":"getBalance"');
    await url.fill('http://localhost:8899');
    await expect(panel.getByText(/This site may send only to the clusters/)).toBeHidden();
  });
});
