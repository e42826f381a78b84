import { expect, send, test } from './support/rpc-console';
import { expectNoViolations } from './support/violations';

test.use({ tolerated: /./ });

// lib/rpc-client/call.test.ts tests without a browser how failures are distinguished.
test('says what went wrong and what to do', async ({ page, context, openConsole, server }) => {
  await page.clock.install();
  const panel = await openConsole();
  const expectTitle = async (title: string) => {
    await expect(panel.getByRole('heading', { name: title })).toBeVisible();
    await expect(panel.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  };

  server.answer({ kind: 'drop' });
  await send(panel).click();
  await expectTitle('The server cannot be reached');
  await expect(panel.getByText(/check the port: 8899 for HTTP/)).toBeVisible();

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
  await expect.poll(() => server.waiting()).toBe(1);
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expectTitle('Cancelled');
  await expect.poll(() => server.waiting()).toBe(0);
  await send(panel).click();
  await page.clock.fastForward(30_000);
  await expectTitle('No answer within 30 s');

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
