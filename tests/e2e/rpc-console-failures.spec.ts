import type { Script } from '../support/rpc-server';
import { expect, send, test } from './support/rpc-console';

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
    test(name, async ({ page, openConsole, server }) => {
      const panel = await openConsole();
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

  test('an error of the node, with a link to its explanation', async ({ openConsole, server }) => {
    const panel = await openConsole();
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

  test('429, and when to try again', async ({ openConsole, server }) => {
    const panel = await openConsole();
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

  test('429 without a word when to try again', async ({ openConsole, server }) => {
    const panel = await openConsole();
    server.answer({ kind: 'status', status: 429 });
    await send(panel).click();
    await expect(panel.getByText(/10 s are a guess/)).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Send again in (10|9) s$/ })).toBeDisabled();
  });

  test('a server that is not there', async ({ openConsole, server }) => {
    const panel = await openConsole();
    await server.close();
    await send(panel).click();
    await expect(panel.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  });

  test('no network', async ({ context, openConsole }) => {
    const panel = await openConsole();
    await context.setOffline(true);
    await send(panel).click();
    await expect(panel.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  });

  test('a request that takes too long, and one that is cancelled', async ({ openConsole, server }) => {
    const panel = await openConsole();
    server.answer({ kind: 'hang' });
    await send(panel).click();
    await expect(send(panel)).toBeDisabled();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    await expect(send(panel)).toBeEnabled();
  });

  test('a request that takes longer than 30 s', async ({ page, openConsole, server }) => {
    await page.addInitScript(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 30);
    });
    const panel = await openConsole();
    server.answer({ kind: 'hang' });
    await send(panel).click();
    await expect(panel.getByRole('heading', { name: 'No answer within 30 s' })).toBeVisible();
  });

  test('an answer larger than can be read', async ({ openConsole, server }) => {
    const panel = await openConsole();
    server.answer({ kind: 'large', bytes: 51_000_000 });
    await send(panel).click();
    await expect(panel.getByRole('heading', { name: 'The answer is larger than 50 MB' })).toBeVisible({
      timeout: 20_000,
    });
  });
});
