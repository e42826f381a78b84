import { address, lamports } from '@solana/kit';
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system';
import { expect, it } from 'vitest';
import network from '@/content/network.json';
import { startClient, strangerAddress } from './support';

const MAX = 2n ** 64n - 1n;

it('keeps all digits of lamports', async () => {
  const { rpc, call, runtime } = await startClient();
  const rich = await strangerAddress();
  runtime.svm.setAccount({
    address: rich,
    lamports: lamports(MAX),
    data: new Uint8Array(),
    executable: false,
    programAddress: SYSTEM_PROGRAM_ADDRESS,
    space: 0n,
  });
  expect((await rpc.getBalance(rich).send()).value).toBe(18446744073709551615n);
  expect((await call('getBalance', rich)).result).toMatchObject({ value: 18446744073709551615n });
});

it('writes data in all encodings', async () => {
  const { call } = await startClient();
  const { rent } = network.sysvars;
  const data = async (...params: unknown[]) => {
    const { result } = await call('getAccountInfo', ...params);
    return (result as { value: { data: unknown } }).value.data;
  };
  expect(await data(rent, { encoding: 'base64' })).toEqual(['mA0AAAAAAAAAAAAAAAAAQDI=', 'base64']);
  expect(await data(rent, { encoding: 'base64', dataSlice: { offset: 16, length: 1 } })).toEqual([
    'Mg==',
    'base64',
  ]);
  expect(await data(rent)).toEqual('2RsdFKVyfoKRJwMEPcvasdsF');
  expect(await data(rent, { encoding: 'base58' })).toEqual(['2RsdFKVyfoKRJwMEPcvasdsF', 'base58']);
  const program = network.programs.memoV3;
  expect((await call('getAccountInfo', program)).error).toEqual({
    code: -32600n,
    message: 'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
  });
});

it('reads several accounts in the order of the request', async () => {
  const { rpc, wallet, call } = await startClient();
  const { address: rich } = await wallet();
  const stranger = await strangerAddress();
  const { value } = await rpc
    .getMultipleAccounts([stranger, rich, address(network.sysvars.rent)], { commitment: 'confirmed' })
    .send();
  expect(value.map((account) => account?.lamports)).toEqual([undefined, 10n ** 10n, expect.any(BigInt)]);
  const many = Array.from({ length: 101 }, () => stranger);
  expect((await call('getMultipleAccounts', many)).error?.message).toBe('Too many inputs provided; max 100');
});
