import {
  type Decoder,
  getAddressDecoder,
  getArrayDecoder,
  getBooleanDecoder,
  getF64Decoder,
  getI64Decoder,
  getStructDecoder,
  getU8Decoder,
  getU64Decoder,
} from '@solana/kit';
import network from '@/content/network.json';
import type { StoredAccount } from './account-history';
import { float, type Json } from './json';

const clock = getStructDecoder([
  ['slot', getU64Decoder()],
  ['epochStartTimestamp', getI64Decoder()],
  ['epoch', getU64Decoder()],
  ['leaderScheduleEpoch', getU64Decoder()],
  ['unixTimestamp', getI64Decoder()],
]);

const rent = getStructDecoder([
  ['lamportsPerByteYear', getU64Decoder()],
  ['exemptionThreshold', getF64Decoder()],
  ['burnPercent', getU8Decoder()],
]);

const epochSchedule = getStructDecoder([
  ['slotsPerEpoch', getU64Decoder()],
  ['leaderScheduleSlotOffset', getU64Decoder()],
  ['warmup', getBooleanDecoder()],
  ['firstNormalEpoch', getU64Decoder()],
  ['firstNormalSlot', getU64Decoder()],
]);

const recentBlockhashes = getArrayDecoder(
  getStructDecoder([
    ['blockhash', getAddressDecoder()],
    ['lamportsPerSignature', getU64Decoder()],
  ]),
  { size: getU64Decoder() },
);

const parsers: Record<string, (data: Uint8Array) => Json> = {
  [network.sysvars.clock]: parser('clock', clock, (info) => info),
  [network.sysvars.epochSchedule]: parser('epochSchedule', epochSchedule, (info) => info),
  [network.sysvars.rent]: parser('rent', rent, (info) => ({
    burnPercent: info.burnPercent,
    exemptionThreshold: float(info.exemptionThreshold),
    lamportsPerByteYear: String(info.lamportsPerByteYear),
  })),
  SysvarRecentB1ockHashes11111111111111111111: parser('recentBlockhashes', recentBlockhashes, (entries) =>
    entries.map(({ blockhash, lamportsPerSignature }) => ({
      blockhash,
      feeCalculator: { lamportsPerSignature: String(lamportsPerSignature) },
    })),
  ),
};

function parser<T>(type: string, decoder: Decoder<T>, info: (value: T) => Json): (data: Uint8Array) => Json {
  return (data) => ({ type, info: info(decoder.decode(data)) });
}

/** The content of the clock, rent, epoch schedule and recent blockhashes sysvars; undefined for others. */
export function parseSysvar(account: StoredAccount): Json | undefined {
  return parsers[account.address]?.(account.data);
}
