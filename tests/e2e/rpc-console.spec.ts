import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { type RpcServer, type Script, startRpcServer } from '../support/rpc-server';
import { open } from './support/navigation';
import { expect, test } from './support/test';

/** Pages with a console. */
const pages = {
  plain: '/api/getBalance/',
  cautious: '/api/sendTransaction/',
  socket: '/WebsocketMethods/slotSubscribe/',
  nested: '/WebsocketMethods/programSubscribe/',
};

let server: RpcServer;

test.beforeEach(async () => {
  server = await startRpcServer();
});

test.afterEach(() => server.close());

function consoleOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Console for / });
}

/** Opens a page, its console, and points it at the test's server. */
async function openConsole(page: Page, address = pages.plain): Promise<Locator> {
  await open(page, address);
  await page.getByRole('button', { name: 'Open the console' }).click();
  const panel = consoleOf(page);
  await panel.getByLabel('Cluster').selectOption('Custom URL');
  await panel.getByLabel('URL of the node').fill(address.startsWith('/Websocket') ? server.ws : server.url);
  return panel;
}

function send(panel: Locator): Locator {
  return panel.getByRole('button', { name: 'Send', exact: true });
}

/** The request's body as the console shows it. */
async function shownRequest(panel: Locator): Promise<string> {
  const body = panel.getByRole('region', { name: 'Request body', includeHidden: true });
  return (await body.textContent()) ?? '';
}

test.describe('sends nothing', () => {
  test('on load, on opening and on editing', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, pages.plain);
    expect(asked.filter((path) => path.startsWith('/rpc/'))).toEqual([]);
    const panel = await openConsole(page);
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

test('shows the answer exactly, with its measures', async ({ page }) => {
  const panel = await openConsole(page);
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

test.describe('tells what went wrong', () => {
  test.use({ tolerated: /./, permissions: ['clipboard-read', 'clipboard-write'] });

  const failures: [name: string, script: Script, title: string, more?: string][] = [
    ['CORS', { kind: 'no-cors' }, 'The server answers, but not to pages'],
    ['a dropped connection', { kind: 'drop' }, 'The server cannot be reached'],
    ['a connection cut in the middle', { kind: 'cut' }, 'The connection broke off'],
    ['403', { kind: 'status', status: 403, body: 'blocked' }, 'HTTP 403: the server refuses you', 'blocked'],
    [
      '500',
      { kind: 'status', status: 500, body: '<html><h1>Bad day</h1></html>' },
      'HTTP 500: Internal Server Error',
      'It begins: <html><h1>Bad day</h1></html>',
    ],
    ['no JSON', { kind: 'text', body: 'hello' }, 'The answer is not JSON', 'It begins: hello'],
    ['no JSON-RPC', { kind: 'text', body: '{"a":1}' }, 'The answer is not a JSON-RPC response', 'neither'],
    [
      'another id',
      { kind: 'text', body: '{"id":9,"result":1}' },
      'The answer is not a JSON-RPC response',
      '9',
    ],
  ];
  for (const [name, script, title, more = 'What to do.'] of failures) {
    test(name, async ({ page }) => {
      const panel = await openConsole(page);
      server.answer(script);
      await send(panel).click();
      await expect(panel.getByRole('heading', { name: title })).toBeVisible();
      await expect(panel.getByText(more).first()).toBeVisible();
      await expect(panel.getByRole('status').filter({ hasText: title })).toHaveCount(1);
      await panel.locator('[data-failure]').getByRole('button', { name: 'Copy as curl' }).click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('curl');
      expect(copied).toContain(server.url);
      expect(copied).toContain('"method":"getBalance"');
    });
  }

  test('an error of the node, with a link to its explanation', async ({ page }) => {
    const panel = await openConsole(page);
    const error = '{"code":-32602,"message":"Invalid param: WrongSize","data":{"slot":9007199254740993}}';
    server.answer({ kind: 'rpc-error', error });
    await send(panel).click();
    await expect(
      panel.getByRole('heading', { name: 'Error -32602: Invalid param: WrongSize' }),
    ).toBeVisible();
    await expect(panel.getByRole('region', { name: 'Data of the error' })).toContainText('9007199254740993');
    const link = panel.getByRole('link', { name: 'About error -32602' });
    await expect(link).toHaveAttribute('href', /\/Openverse-RPC-HTTP-Methods\/#error-32602$/);
  });

  test('429, and when to try again', async ({ page }) => {
    const panel = await openConsole(page);
    server.answer({ kind: 'status', status: 429, headers: { 'retry-after': '3' } });
    await send(panel).click();
    await expect(panel.getByText('The server asks you to wait 3 s.')).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Send again in [123] s$/ })).toBeDisabled();
    await expect(send(panel)).toBeEnabled();
    const date = new Date(Date.now() + 20_000).toUTCString();
    server.answer({ kind: 'status', status: 429, headers: { 'retry-after': date } });
    await send(panel).click();
    await expect(panel.getByRole('button', { name: /^Send again in (20|1\d) s$/ })).toBeDisabled();
  });

  test('429 without a word when to try again', async ({ page }) => {
    const panel = await openConsole(page);
    server.answer({ kind: 'status', status: 429 });
    await send(panel).click();
    await expect(panel.getByText(/10 s are a guess/)).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Send again in (10|9) s$/ })).toBeDisabled();
  });

  test('a server that is not there', async ({ page }) => {
    const panel = await openConsole(page);
    await server.close();
    await send(panel).click();
    await expect(panel.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  });

  test('no network', async ({ page, context }) => {
    const panel = await openConsole(page);
    await context.setOffline(true);
    await send(panel).click();
    await expect(panel.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  });

  test('a request that takes too long, and one that is cancelled', async ({ page }) => {
    const panel = await openConsole(page);
    server.answer({ kind: 'hang' });
    await send(panel).click();
    await expect(send(panel)).toBeDisabled();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    await expect(send(panel)).toBeEnabled();
  });

  test('a request that takes longer than 30 s', async ({ page }) => {
    await page.addInitScript(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 30);
    });
    const panel = await openConsole(page);
    server.answer({ kind: 'hang' });
    await send(panel).click();
    await expect(panel.getByRole('heading', { name: 'No answer within 30 s' })).toBeVisible();
  });

  test('a page that came by https and a URL that did not', async ({ page, baseURL }) => {
    // The site under another origin, by way of the test.
    await page.route('https://localhost/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await page.request.get(`${baseURL}${pathname}${search}`) });
    });
    await open(page, `https://localhost${pages.plain}`);
    await page.getByRole('button', { name: 'Open the console' }).click();
    const panel = consoleOf(page);
    await panel.getByLabel('Cluster').selectOption('Custom URL');
    await panel.getByLabel('URL of the node').fill('http://node.example:8899');
    await expect(panel.getByText(/This page came by https/)).toBeVisible();
    await send(panel).click();
    await expect(
      panel.getByRole('heading', { name: 'A page that came by https cannot call this URL' }),
    ).toBeVisible();
  });

  test('an answer larger than can be read', async ({ page }) => {
    const panel = await openConsole(page);
    server.answer({ kind: 'large', bytes: 51_000_000 });
    await send(panel).click();
    await expect(panel.getByRole('heading', { name: 'The answer is larger than 50 MB' })).toBeVisible({
      timeout: 20_000,
    });
  });
});

test('an answer of 10 MB does not freeze the page, and can be saved', async ({ page }) => {
  const panel = await openConsole(page);
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

test('form and JSON stay in step, integers exact', async ({ page }) => {
  const panel = await openConsole(page);
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

test('JSON that does not parse is kept, explained and not sent', async ({ page }) => {
  const panel = await openConsole(page);
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

test('what does not fit the schema is named beside its field and not sent', async ({ page }) => {
  const panel = await openConsole(page);
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

test('a method that changes something is confirmed before each request, and has no link', async ({
  page,
}) => {
  const panel = await openConsole(page, pages.cautious);
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

test('a custom URL is written nowhere', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await openConsole(page);
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

test('a named cluster is remembered', async ({ page }) => {
  const panel = await openConsole(page);
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
    const code = '**/_next/static/chunks/*.js';
    await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('button', { name: 'Open the console' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(consoleOf(page)).toBeVisible();
  });
});

test('works by keyboard alone', async ({ page }) => {
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

const slot = (number: number) =>
  `{"jsonrpc":"2.0","method":"slotNotification","params":{"result":{"slot":${number}},"subscription":23}}`;

test.describe('subscriptions', () => {
  const subscribe = (panel: Locator) => panel.getByRole('button', { name: 'Connect and subscribe' });

  test('stream, pause, clear and end', async ({ page }) => {
    const panel = await openConsole(page, pages.socket);
    expect(server.sockets()).toBe(0);
    await subscribe(panel).click();
    await expect(panel.getByText('Subscribed, id 23')).toBeVisible();
    expect(server.messages).toEqual(['{"jsonrpc":"2.0","id":1,"method":"slotSubscribe"}']);
    const items = panel.getByRole('listitem');
    server.notify(slot(1));
    server.notify(slot(18446744073709));
    await expect(items).toHaveCount(2);
    await expect(items.first()).toContainText('{"slot":18446744073709}');
    await items.first().locator('summary').click();
    await expect(items.first().getByRole('region')).toContainText('"method": "slotNotification"');
    await panel.getByRole('button', { name: 'Pause' }).click();
    server.notify(slot(3));
    await expect(panel.getByText('2 and 1 since the pause')).toBeVisible();
    await expect(items).toHaveCount(2);
    await panel.getByRole('button', { name: 'Pause' }).click();
    await expect(items).toHaveCount(3);
    for (let number = 4; number <= 120; number++) server.notify(slot(number));
    await expect(panel.getByText('120, the last 100 kept')).toBeVisible();
    await expect(items).toHaveCount(100);
    await panel.getByRole('button', { name: 'Clear' }).click();
    await expect(items).toHaveCount(0);
    await panel.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(panel.getByText('Unsubscribed, connection closed')).toBeVisible();
    expect(server.messages.at(-1)).toBe('{"jsonrpc":"2.0","id":2,"method":"slotUnsubscribe","params":[23]}');
    await expect.poll(() => server.sockets()).toBe(0);
  });

  test('end when the reader leaves the page', async ({ page }) => {
    const panel = await openConsole(page, pages.socket);
    await subscribe(panel).click();
    await expect(panel.getByText('Subscribed, id 23')).toBeVisible();
    expect(server.sockets()).toBe(1);
    await page.locator('main a[rel=next]').first().click();
    await expect(page.locator('h1')).not.toHaveText('slotSubscribe');
    await expect.poll(() => server.sockets()).toBe(0);
    expect(server.messages.at(-1)).toContain('slotUnsubscribe');
  });

  test.describe('that fail say why', () => {
    test.use({ tolerated: /./ });

    test('an error of the node', async ({ page }) => {
      server.answerSocket({ kind: 'rpc-error', error: '{"code":-32602,"message":"Invalid"}' });
      const panel = await openConsole(page, pages.socket);
      await subscribe(panel).click();
      await expect(panel.getByRole('heading', { name: 'Error -32602: Invalid' })).toBeVisible();
    });

    test('closed by the server', async ({ page }) => {
      server.answerSocket({ kind: 'close', code: 1013, reason: 'too busy' });
      const panel = await openConsole(page, pages.socket);
      await subscribe(panel).click();
      await expect(
        panel.getByRole('heading', { name: 'The server closed the connection (code 1013)' }),
      ).toBeVisible();
      await expect(panel.getByText(/Its reason: too busy/)).toBeVisible();
    });

    test('no server', async ({ page }) => {
      const panel = await openConsole(page, pages.socket);
      await server.close();
      await subscribe(panel).click();
      await expect(panel.getByRole('heading', { name: 'Cannot connect' })).toBeVisible();
    });

    test('a lost connection, which can be made again', async ({ page }) => {
      const panel = await openConsole(page, pages.socket);
      await subscribe(panel).click();
      await expect(panel.getByText('Subscribed, id 23')).toBeVisible();
      server.notify(slot(1));
      await expect(panel.getByRole('listitem')).toHaveCount(1);
      server.closeSockets(1006, '');
      await expect(panel.getByRole('heading', { name: /The connection was lost/ })).toBeVisible();
      await panel.getByRole('button', { name: 'Subscribe again' }).click();
      await expect(panel.getByText('Subscribed, id 23')).toBeVisible();
      await expect(panel.getByRole('listitem')).toHaveCount(1);
    });
  });
});

test.describe('axe finds nothing', { tag: '@every' }, () => {
  test.use({ tolerated: /./, contextOptions: { reducedMotion: 'reduce' } });

  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const expectClean = async (page: Page) => {
    // What the header half covers is a smaller target only until it is scrolled.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const { violations } = await new AxeBuilder({ page })
      .options({ runOnly: tags, resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
  };

  test('with the form, its errors, an answer and the JSON', async ({ page }) => {
    const panel = await openConsole(page);
    await panel.getByText('Request', { exact: true }).click();
    await expectClean(page);
    await send(panel).click();
    await expect(panel.getByText('HTTP 200 OK')).toBeVisible();
    await expectClean(page);
    await panel.getByLabel('address').fill('0');
    await send(panel).click();
    await expectClean(page);
    await panel.getByRole('tab', { name: 'JSON' }).click();
    await expectClean(page);
  });

  test('with a caution and a failure', async ({ page }) => {
    const panel = await openConsole(page, pages.cautious);
    await expectClean(page);
    server.answer({ kind: 'status', status: 429, body: 'slow down' });
    await panel.getByLabel(/I understand/).check();
    await send(panel).click();
    await expect(panel.getByRole('heading', { name: /HTTP 429/ })).toBeVisible();
    await expectClean(page);
  });

  test('with lists and alternatives inside each other', async ({ page }) => {
    const panel = await openConsole(page, pages.nested);
    await panel.getByRole('button', { name: 'Add to filters' }).click();
    await panel.getByLabel('Kind of filters[1]').selectOption('memcmp');
    await expect(panel.getByLabel('offset', { exact: false }).first()).toBeVisible();
    await expectClean(page);
    const cramped = await panel
      .locator('input:not([type=checkbox]), select')
      .evaluateAll((all) =>
        all.filter((each) => each.getBoundingClientRect().width < 90).map((each) => each.outerHTML),
      );
    expect(cramped, 'fields too narrow to be read').toEqual([]);
  });

  test('with a stream', async ({ page }) => {
    const panel = await openConsole(page, pages.socket);
    await panel.getByRole('button', { name: 'Connect and subscribe' }).click();
    await expect(panel.getByText('Subscribed, id 23')).toBeVisible();
    for (let number = 1; number <= 30; number++) server.notify(slot(number));
    await expect(panel.getByRole('listitem')).toHaveCount(30);
    await panel.getByRole('listitem').first().locator('summary').click();
    await panel.getByRole('button', { name: 'Pause' }).click();
    await expectClean(page);
  });
});

test('targets are large enough for fingers', { tag: '@phone' }, async ({ page }) => {
  const panel = await openConsole(page);
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
