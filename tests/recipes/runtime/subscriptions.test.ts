import { getTransferSolInstruction, SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import network from '@/content/network.json';
import { parseJson } from './json';
import { next, startClient, strangerAddress } from './support';

it('notifies of an account at its commitment', async () => {
  const { wallet, send, rpcSubscriptions } = await startClient();
  const payer = await wallet();
  const recipient = await strangerAddress();
  const abortSignal = AbortSignal.timeout(30_000);
  const subscriptions = await Promise.all(
    (['processed', 'confirmed', 'finalized'] as const).map((commitment) =>
      rpcSubscriptions
        .accountNotifications(recipient, { commitment, encoding: 'base64' })
        .subscribe({ abortSignal }),
    ),
  );
  const heard = Promise.all(subscriptions.map(next));
  await send(payer, [
    getTransferSolInstruction({ source: payer, destination: recipient, amount: 10n ** 9n }),
  ]);
  const told = await heard;
  expect(told.map(({ value }) => value.lamports)).toEqual([10n ** 9n, 10n ** 9n, 10n ** 9n]);
  expect(new Set(told.map(({ context }) => context.slot)).size).toBe(1);
});

it('notifies of logs, all or those that mention an address', async () => {
  const { wallet, send, rpcSubscriptions } = await startClient();
  const payer = await wallet();
  const recipient = await strangerAddress();
  const abortSignal = AbortSignal.timeout(30_000);
  const commitment = 'confirmed';
  const [all, mentions] = await Promise.all([
    rpcSubscriptions.logsNotifications('all', { commitment }).subscribe({ abortSignal }),
    rpcSubscriptions.logsNotifications({ mentions: [recipient] }, { commitment }).subscribe({ abortSignal }),
  ]);
  const transfer = (amount: bigint) =>
    getTransferSolInstruction({ source: payer, destination: recipient, amount });
  const heard = Promise.all([next(all), next(mentions)]);
  const signature = await send(payer, [transfer(10n ** 9n)]);
  for (const told of await heard) {
    expect(told.value).toEqual({
      err: null,
      signature,
      logs: [`Program ${SYSTEM_PROGRAM_ADDRESS} invoke [1]`, `Program ${SYSTEM_PROGRAM_ADDRESS} success`],
    });
  }
});

it('reports slots', async () => {
  const { rpcSubscriptions } = await startClient();
  const slots = await rpcSubscriptions
    .slotNotifications()
    .subscribe({ abortSignal: AbortSignal.timeout(30_000) });
  const slot = await next(slots);
  expect(slot.slot - slot.parent).toBe(1n);
  expect(slot.slot - slot.root).toBe(6n);
});

it('ends subscriptions', async () => {
  const { runtime } = await startClient();
  const socket = new WebSocket(runtime.ws);
  await new Promise((resolve) => socket.once('open', resolve));
  const ask = async (method: string, params: unknown[]) => {
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }));
    for (;;) {
      const text = await new Promise<string>((resolve) =>
        socket.once('message', (data) => resolve(String(data))),
      );
      const answer = parseJson(text) as { id?: bigint; result?: unknown; error?: unknown };
      if (answer.id === 7n) return answer.result ?? answer.error;
    }
  };
  const slots = await ask('slotSubscribe', []);
  const clock = await ask('accountSubscribe', [network.sysvars.clock, { commitment: 'processed' }]);
  expect(await ask('slotUnsubscribe', [Number(slots)])).toBe(true);
  expect(await ask('slotUnsubscribe', [Number(slots)])).toEqual({
    code: -32602n,
    message: 'Invalid subscription id.',
  });
  expect(await ask('accountUnsubscribe', [Number(clock)])).toBe(true);
  let heard = 0;
  socket.on('message', () => {
    heard += 1;
  });
  runtime.skipSlots(3);
  expect(await ask('accountSubscribe', ['x'])).toEqual({
    code: -32602n,
    message: 'Invalid Request: Invalid pubkey provided',
  });
  expect(await ask('logsSubscribe', [{ mentions: [] }])).toMatchObject({
    message: 'Invalid Request: Only 1 address supported',
  });
  expect(await ask('getSlot', [])).toEqual({ code: -32601n, message: 'Method not found' });
  expect(heard).toBe(3);
  socket.close();
});
