import type { Script } from '../support/rpc-server';
import { expect, send, test } from './support/rpc-console';
import { expectNoViolations } from './support/violations';

test.use({ tolerated: /./, permissions: ['clipboard-read', 'clipboard-write'] });

// lib/rpc-client/call.test.ts tests without a browser how failures are distinguished.
const failures: [script: Script, title: string, more: string][] = [
  [{ kind: 'no-cors' }, 'The server answers, but not to pages', 'Access-Control-Allow-Origin'],
  [{ kind: 'drop' }, 'The server cannot be reached', 'check the port'],
  [{ kind: 'cut' }, 'The connection was interrupted', 'request less data'],
  [
    { kind: 'status', status: 500, body: '<html><h1>Bad day</h1></html>' },
    'HTTP 500: Internal Server Error',
    'It begins: <html><h1>Bad day</h1></html>',
  ],
];

test('says what went wrong and what to do', async ({ page, context, openConsole, server }) => {
  await page.clock.install();
  const panel = await openConsole();
  const expectTitle = async (title: string) => {
    await expect(panel.getByRole('heading', { name: title })).toBeVisible();
    await expect(panel.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  };

  for (const [script, title, more] of failures) {
    server.answer(script);
    await send(panel).click();
    await expectTitle(title);
    await expect(panel.getByText(more).first()).toBeVisible();
  }
  await panel.locator('[data-failure]').getByRole('button', { name: 'Copy as curl' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`curl.*${server.url}.*"method":"getBalance"`, 's'));

  const data = '{"slot":9007199254740993}';
  server.answer({ kind: 'rpc-error', error: `{"code":-32602,"message":"Invalid param","data":${data}}` });
  await send(panel).click();
  await expectTitle('Error -32602: Invalid param');
  await expect(panel.getByRole('region', { name: 'Data of the error' })).toContainText('9007199254740993');
  const link = panel.getByRole('link', { name: 'About error -32602' });
  await expect(link).toHaveAttribute('href', /\/Openverse-RPC-HTTP-Methods\/#error-32602$/);

  server.answer({ kind: 'hang' });
  await send(panel).click();
  await expect(send(panel)).toBeDisabled();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expectTitle('Cancelled');
  await expect(send(panel)).toBeEnabled();

  server.answer({ kind: 'status', status: 429, headers: { 'retry-after': '900' } });
  await send(panel).click();
  await expect(panel.getByText('The server asks you to wait 900 s.')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await expectNoViolations(page, { part: 'main' });
  await page.clock.fastForward(900_000);
  await expect(send(panel)).toBeEnabled();

  await context.setOffline(true);
  await send(panel).click();
  await expectTitle('You are offline');
});
