import { open } from './support/navigation';
import { consoleOf, expect, pages, send, shownRequest, test } from './support/rpc-console';

test.describe('sends nothing', () => {
  test('on load, on opening and on editing', async ({ page, openConsole, server }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, pages.plain);
    expect(asked.filter((path) => path.startsWith('/rpc/'))).toEqual([]);
    const panel = await openConsole();
    expect(asked.filter((path) => path.startsWith('/rpc/'))).toEqual(['/rpc/getBalance.json']);
    await panel.getByLabel('address').fill('x');
    await panel.getByLabel('address').press('Enter');
    await panel.getByLabel('commitment').selectOption('processed');
    await panel.getByRole('tab', { name: 'JSON' }).click();
    await panel.getByLabel('Parameters as JSON').fill('[]');
    await panel.getByText('Request', { exact: true }).click();
    expect(server.requests).toEqual([]);
    expect(asked.filter((path) => path === '/')).toEqual([]);
  });

  test('by an address with params, which fills the console', async ({ page }) => {
    const params = '["Examp1eWa11et1111111111111111111111111111111",{"minContextSlot":18446744073709551615}]';
    await open(page, `${pages.plain}?params=${encodeURIComponent(params)}`);
    const panel = consoleOf(page);
    await expect(panel.getByLabel('minContextSlot')).toHaveValue('18446744073709551615');
    await expect(panel.getByLabel('Cluster')).toHaveValue('devnet');
    expect(JSON.parse(await shownRequest(panel)).params).toHaveLength(2);
  });

  test('by an address whose params are not JSON, which it shows', async ({ page }) => {
    await open(page, `${pages.plain}?params=%5B1%2C`);
    const panel = consoleOf(page);
    await expect(panel.getByLabel('Parameters as JSON')).toHaveValue('[1,');
    await expect(panel.getByText(/Line 1, column 4/)).toBeVisible();
  });
});

test('shows the answer exactly, with its measures', async ({ openConsole, server }) => {
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
});

test('an answer of 10 MB does not freeze the page, and can be saved', async ({
  page,
  openConsole,
  server,
}) => {
  const panel = await openConsole();
  server.answer({ kind: 'large', bytes: 10_000_000 });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  await send(panel).click();
  await expect(panel.getByText(/The answer has 10 MB/)).toBeVisible({ timeout: 20_000 });
  expect(((await panel.getByRole('region', { name: 'Response body' }).textContent()) ?? '').length).toBe(
    100_000,
  );
  await expect(panel.getByRole('button', { name: 'Raw' })).toHaveCount(0);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  expect(Math.max(0, ...tasks)).toBeLessThan(1000);
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

test.describe('what is copied', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a custom URL is written nowhere', async ({ page, openConsole, server }) => {
    const panel = await openConsole();
    await send(panel).click();
    await expect(panel.getByText('HTTP 200 OK')).toBeVisible();
    await panel.getByText('Request', { exact: true }).click();
    await panel.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('?params=');
    const { port } = new URL(server.url);
    expect(link).not.toContain(port);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
    );
    expect(kept).not.toContain(port);
    await open(page, link);
    await expect(consoleOf(page).getByLabel('address')).toHaveValue(/^SysvarRent/);
  });

  test('a node that the policy does not allow is not asked, and can be by curl', async ({
    page,
    openConsole,
  }) => {
    const panel = await openConsole();
    const url = panel.getByLabel('URL of the node');
    const message = panel.getByText(/This site may send only to the clusters and to this machine/);
    await expect(url).toHaveAccessibleDescription(/the site may send nowhere else/);
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
    await expect(message).toBeHidden();
  });
});

test('a named cluster is remembered', async ({ page, openConsole }) => {
  const panel = await openConsole();
  await panel.getByLabel('Cluster').selectOption('testnet');
  await open(page, pages.socket);
  await page.getByRole('button', { name: 'Open the console' }).click();
  await expect(consoleOf(page).getByLabel('Cluster')).toHaveValue('testnet');
});

test.describe('a console that cannot be loaded', () => {
  test.use({ tolerated: /404/ });

  test('says so, and Retry loads it', async ({ page }) => {
    const file = '**/rpc/getBalance.json';
    await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, pages.plain);
    await page.getByRole('button', { name: 'Open the console' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(consoleOf(page)).toBeVisible();
  });

  test('for want of its code is loaded by Retry too', async ({ page }) => {
    await open(page, pages.plain);
    // The route stays, as in the test of the search modal.
    const network = { up: false };
    await page.route('**/_next/static/chunks/*.js', (route) =>
      network.up ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await page.getByRole('button', { name: 'Open the console' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    network.up = true;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(consoleOf(page)).toBeVisible();
  });
});
