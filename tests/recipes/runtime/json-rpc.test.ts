import { expect, it } from 'vitest';
import network from '@/content/network.json';
import { startClient } from './support';

it('refuses methods that it does not have, and parameters that do not fit', async () => {
  const { call } = await startClient();
  expect((await call('getNothing')).error).toEqual({ code: -32601n, message: 'Method not found' });
  expect((await call('accountSubscribe', network.sysvars.clock)).error?.code).toBe(-32601n);
  for (const params of [
    [],
    ['abc'],
    [network.programs.token, {}, 1],
    [network.programs.token, { commitment: 'x' }],
  ])
    expect((await call('getBalance', ...params)).error?.code).toBe(-32602n);
});

it('has slots and heights that belong together', async () => {
  const { rpc, runtime } = await startClient();
  const { value, context } = await rpc.getLatestBlockhash({ commitment: 'finalized' }).send();
  const info = await rpc.getEpochInfo({ commitment: 'processed' }).send();
  expect(info.absoluteSlot).toBe(info.epoch * info.slotsInEpoch + info.slotIndex);
  expect(info.blockHeight).toBeLessThan(info.absoluteSlot);
  expect(context.slot).toBeLessThanOrEqual(info.absoluteSlot - 6n);
  expect(value.lastValidBlockHeight - info.blockHeight).toBeLessThanOrEqual(300n);
  runtime.skipSlots(8);
  const later = await rpc.getEpochInfo({ commitment: 'processed' }).send();
  expect(later.blockHeight).toBeGreaterThanOrEqual(info.blockHeight + 2n);
});
