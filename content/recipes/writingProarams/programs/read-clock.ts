import {
  address,
  assertAccountExists,
  createSolanaRpc,
  decodeAccount,
  fetchEncodedAccount,
  getI64Decoder,
  getStructDecoder,
  getU64Decoder,
} from '@solana/kit';

const rpc = createSolanaRpc(
  process.env.RPC_URL ?? 'http://127.0.0.1:8899',
);

// #region layout
const CLOCK = address('SysvarC1ock11111111111111111111111111111111');

// The same 40 bytes that a program gets.
const clockDecoder = getStructDecoder([
  ['slot', getU64Decoder()],
  ['epochStartTimestamp', getI64Decoder()],
  ['epoch', getU64Decoder()],
  ['leaderScheduleEpoch', getU64Decoder()],
  ['unixTimestamp', getI64Decoder()],
]);
// #endregion

const account = await fetchEncodedAccount(rpc, CLOCK, {
  commitment: 'confirmed',
});
assertAccountExists(account);
const { data: clock } = decodeAccount(account, clockDecoder);

const time = new Date(Number(clock.unixTimestamp) * 1000);
console.log(`Slot ${clock.slot} of epoch ${clock.epoch}`);
console.log(`Time ${clock.unixTimestamp}: ${time.toISOString()}`);
console.log(`Leaders are known up to epoch ${clock.leaderScheduleEpoch}`);
