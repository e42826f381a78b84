import { expect, it } from 'vitest';
import network from '@/content/network.json';
import { post, startClient } from './support';

it('answers what is no call as the node does', async () => {
  const { runtime, call } = await startClient();
  const failure = (code: bigint, message: string, id: bigint | null = null) => ({
    jsonrpc: '2.0',
    error: { code, message },
    id,
  });
  expect(await post(runtime.url, '{')).toEqual(failure(-32700n, 'Parse error'));
  expect(await post(runtime.url, '7')).toEqual(failure(-32700n, 'Parse error'));
  expect(await post(runtime.url, { jsonrpc: '2.0', id: 5 })).toEqual(failure(-32600n, 'Invalid request', 5n));
  expect(await post(runtime.url, { id: 5, method: 'getHealth' })).toEqual(
    failure(-32600n, 'Unsupported JSON-RPC protocol version', 5n),
  );
  expect((await call('getNothing')).error).toEqual({ code: -32601n, message: 'Method not found' });
  expect((await call('accountSubscribe', network.sysvars.clock)).error?.code).toBe(-32601n);
});

it('names what is wrong with parameters', async () => {
  const { call } = await startClient();
  const message = async (...args: [string, ...unknown[]]) => {
    const { error } = await call(...args);
    expect(error?.code).toBe(-32602n);
    return error?.message;
  };
  expect(await message('getBalance')).toBe('`params` should have at least 1 argument(s)');
  expect(await message('getHealth', 1)).toBe('Invalid parameters: No parameters were expected');
  expect(await message('getBalance', network.programs.token, {}, 1)).toBe(
    'Invalid parameters: Expected from 1 to 2 parameters.',
  );
  expect(await message('requestAirdrop', network.programs.token, '5')).toBe(
    'Invalid params: invalid type: string "5", expected u64.',
  );
  expect(await message('getSignatureStatuses', [], {})).toBe(
    'Invalid params: missing field `searchTransactionHistory`.',
  );
  expect(await message('getAccountInfo', network.programs.token, { encoding: 'hex' })).toContain('hex');
});

it('answers a batch in its order and leaves out what has no id', async () => {
  const { runtime } = await startClient();
  const request = (id: number | undefined, method: string) => ({ jsonrpc: '2.0', id, method });
  const body = [request(1, 'getHealth'), request(undefined, 'getSlot'), request(2, 'getVersion')];
  expect(await post(runtime.url, body)).toEqual([
    { jsonrpc: '2.0', result: 'ok', id: 1n },
    {
      jsonrpc: '2.0',
      result: { 'solana-core': '1.17.28', 'feature-set': expect.any(BigInt) },
      id: 2n,
    },
  ]);
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
  expect(await rpc.getBlockTime(info.absoluteSlot).send()).toBeGreaterThan(1_700_000_000n);
  await expect(rpc.getBlockTime(later.absoluteSlot + 100_000n).send()).rejects.toThrow(
    'Block not available for slot',
  );
});
