import { expect, pages, test } from './support/rpc-console';
import { expectNoViolations } from './support/violations';

/** The notification of a slot, as a node sends it. */
const slot = (number: number) =>
  `{"jsonrpc":"2.0","method":"slotNotification","params":{"result":{"slot":${number}},"subscription":23}}`;

test('a subscription streams and ends', async ({ page, openConsole, server }) => {
  const panel = await openConsole(pages.socket);
  expect(server.sockets()).toBe(0);
  server.answer({ kind: 'ok', result: '18446744073709551615' });
  await panel.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(panel.getByText('Subscribed, id 18446744073709551615')).toBeVisible();
  expect(server.requests).toEqual(['{"jsonrpc":"2.0","id":1,"method":"slotSubscribe"}']);
  const items = panel.getByRole('listitem');
  for (let number = 1; number <= 120; number++) server.notify(slot(number));
  await expect(panel.getByText('120, the last 100 kept')).toBeVisible();
  await expect(items).toHaveCount(100);
  await expect(items.first().locator('code')).toHaveText('{"slot":120}');
  await items.first().locator('summary').click();
  await expect(items.first().getByRole('region')).toContainText('"method": "slotNotification"');
  await expectNoViolations(page, { part: 'main' });
  await panel.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(panel.getByText('Unsubscribed, connection closed')).toBeVisible();
  await expect.poll(() => server.sockets()).toBe(0);
});

test.describe('a subscription', () => {
  test.use({ tolerated: /./, slowFrom: Number.POSITIVE_INFINITY });

  test('that fails shows why, can be repeated, and ends with the page', async ({
    page,
    openConsole,
    server,
  }) => {
    await page.clock.install();
    const panel = await openConsole(pages.socket);
    const subscribe = panel.getByRole('button', { name: 'Subscribe', exact: true });
    const expectTitle = (title: string) => expect(panel.getByRole('heading', { name: title })).toBeVisible();

    await test.step('a node that is too busy', async () => {
      server.answer({ kind: 'close', code: 1013, reason: 'too busy' });
      await subscribe.click();
      await expectTitle('The connection was closed (code 1013)');
      await expect(panel.getByText(/Its reason: too busy/)).toBeVisible();
    });
    await test.step('an error of the method', async () => {
      server.answer({ kind: 'rpc-error', error: '{"code":-32602,"message":"Invalid params"}' });
      await subscribe.click();
      await expectTitle('Error -32602: Invalid params');
    });
    await test.step('no answer', async () => {
      server.answer({ kind: 'hang' });
      await subscribe.click();
      await expect(panel.getByText('Connected, waiting for the answer…')).toBeVisible();
      await panel.getByRole('button', { name: 'Cancel' }).click();
      await expectTitle('Cancelled');
      await subscribe.click();
      await expect(panel.getByText('Connected, waiting for the answer…')).toBeVisible();
      await page.clock.fastForward(30_000);
      await expectTitle('No answer within 30 s');
      await expect.poll(() => server.sockets()).toBe(0);
    });
    await test.step('a lost connection, which can be repeated', async () => {
      server.answer({ kind: 'ok', result: '23' });
      await subscribe.click();
      await expect(panel.getByText('Subscribed, id 23')).toBeVisible();
      server.notify(slot(1));
      await expect(panel.getByRole('listitem')).toHaveCount(1);
      server.closeSockets();
      await expectTitle('The connection was closed (1006, without a close frame)');
      await subscribe.click();
      await expect(panel.getByText('Subscribed, id 23')).toBeVisible();
      await expect(panel.getByRole('listitem')).toHaveCount(1);
    });
    await page.clock.fastForward(60_000);
    await expect(panel.getByText('Subscribed, id 23'), 'though it is silent').toBeVisible();
    await page.locator('main a[rel=next]').first().click();
    await expect(page.locator('h1')).not.toHaveText('slotSubscribe');
    await expect.poll(() => server.sockets(), 'it ends with the page').toBe(0);
  });
});
