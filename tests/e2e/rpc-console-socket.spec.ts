import { expect, pages, test } from './support/rpc-console';
import { expectNoViolations } from './support/violations';

/** The notification of a slot, as a node sends it. */
const slot = (number: number) =>
  `{"jsonrpc":"2.0","method":"slotNotification","params":{"result":{"slot":${number}},"subscription":23}}`;

test('a subscription streams, pauses, is cleared and ends', async ({ page, openConsole, server }) => {
  const panel = await openConsole(pages.socket);
  expect(server.sockets()).toBe(0);
  await panel.getByRole('button', { name: 'Connect and subscribe' }).click();
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
  await expectNoViolations(page, { part: 'main' });
  await panel.getByRole('button', { name: 'Pause' }).click();
  await expect(items).toHaveCount(3);
  for (let number = 4; number <= 120; number++) server.notify(slot(number));
  await expect(panel.getByText('120, the last 100 kept')).toBeVisible();
  await expect(items).toHaveCount(100);
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(items).toHaveCount(0);
  await panel.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(panel.getByText('Unsubscribed, connection closed')).toBeVisible();
  await expect.poll(() => server.sockets()).toBe(0);
  expect(server.messages.at(-1)).toBe('{"jsonrpc":"2.0","id":2,"method":"slotUnsubscribe","params":[23]}');
});

test.describe('a subscription', () => {
  test.use({ tolerated: /./ });

  test('that fails shows why, can be repeated, and ends with the page', {
    tag: '@full',
  }, async ({ page, openConsole, server }) => {
    server.answerSocket({ kind: 'close', code: 1013, reason: 'too busy' });
    const panel = await openConsole(pages.socket);
    await panel.getByRole('button', { name: 'Connect and subscribe' }).click();
    const closed = 'The server closed the connection (code 1013)';
    await expect(panel.getByRole('heading', { name: closed })).toBeVisible();
    await expect(panel.getByText(/Its reason: too busy/)).toBeVisible();

    server.answerSocket({ kind: 'ok', result: '23' });
    await panel.getByRole('button', { name: 'Connect and subscribe' }).click();
    await expect(panel.getByText('Subscribed, id 23')).toBeVisible();
    server.notify(slot(1));
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    server.closeSockets(1006, '');
    await expect(panel.getByRole('heading', { name: /The connection was lost/ })).toBeVisible();
    await panel.getByRole('button', { name: 'Subscribe again' }).click();
    await expect(panel.getByText('Subscribed, id 23')).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(1);

    await page.locator('main a[rel=next]').first().click();
    await expect(page.locator('h1')).not.toHaveText('slotSubscribe');
    await expect.poll(() => server.sockets()).toBe(0);
    expect(server.messages.at(-1)).toContain('slotUnsubscribe');
  });
});
