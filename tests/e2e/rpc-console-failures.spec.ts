import { expect, send, test } from './support/rpc-console';
import { expectNoViolations } from './support/violations';

test.use({ tolerated: /./, slowFrom: Number.POSITIVE_INFINITY });

// lib/rpc-client/call.test.ts tests without a browser how failures are distinguished.
test('says what went wrong and what to do', async ({ page, context, openConsole, server }) => {
  await page.clock.install();
  const panel = await openConsole();
  const expectTitle = async (title: string) => {
    await expect(panel.getByRole('heading', { name: title })).toBeVisible();
    await expect(panel.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  };

  await test.step('no server', async () => {
    server.answer({ kind: 'drop' });
    await send(panel).click();
    await expectTitle('The server cannot be reached');
    await expect(panel.getByText(/check the port: 8899 for HTTP/)).toBeVisible();
  });

  await test.step('an error of the method, exact and linked', async () => {
    const data = '{"slot":9007199254740993}';
    server.answer({ kind: 'rpc-error', error: `{"code":-32602,"message":"Invalid param","data":${data}}` });
    await send(panel).click();
    await expectTitle('Error -32602: Invalid param');
    await expect(panel.getByRole('region', { name: 'Data of the error' })).toContainText('9007199254740993');
    const link = panel.getByRole('link', { name: 'About error -32602' });
    await expect(link).toHaveAttribute('href', /\/Openverse-RPC-HTTP-Methods\/#error-32602$/);
  });

  await test.step('no answer', async () => {
    server.answer({ kind: 'hang' });
    await send(panel).click();
    await expect(send(panel)).toBeDisabled();
    await expect.poll(() => server.waiting()).toBe(1);
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expectTitle('Cancelled');
    await expect.poll(() => server.waiting(), 'the request is aborted').toBe(0);
    await send(panel).click();
    await expect.poll(() => server.waiting()).toBe(1);
    await page.clock.fastForward(30_000);
    await expectTitle('No answer within 30 s');
  });

  await test.step('too many requests, for this cluster', async () => {
    const wait = panel.getByRole('button', { name: /^Send again in \d+ s$/ });
    server.answer({ kind: 'status', status: 429, headers: { 'retry-after': '900' } });
    await send(panel).click();
    await expect(panel.getByText('The server asks you to wait 900 s.')).toBeVisible();
    await expect(wait).toBeDisabled();
    await expectNoViolations(page, { part: 'main' });
    await panel.getByLabel('Cluster').selectOption('testnet');
    await expect(send(panel), 'another cluster did not ask for it').toBeEnabled();
    await panel.getByLabel('Cluster').selectOption('Custom URL');
    await expect(wait).toBeDisabled();
    await page.clock.fastForward(900_000);
    await expect(send(panel), 'after 900 s').toBeEnabled();
  });

  await context.setOffline(true);
  await send(panel).click();
  await expectTitle('You are offline');
});
