import type {
  AccountFilter,
  BlockSubscribeFilter,
  GetBlockConfig,
  GetBlockResult,
  GetVersionResult,
  Lamports,
  LogsSubscribeFilter,
  OpenverseRPC,
  Slot,
  TransactionError,
} from './client';

/** Accepts values of one type only: `any` is refused in either direction. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

declare const client: OpenverseRPC;

// Types whose names other schemas once had.
export const mention: BlockSubscribeFilter = { mentionsAccountOrProgram: 'address' };
// @ts-expect-error: a keyword of logsSubscribe.
export const keyword: BlockSubscribeFilter = 'allWithVotes';
export const logs: LogsSubscribeFilter[] = ['all', 'allWithVotes', { mentions: ['address'] }];
// @ts-expect-error: neither of its keywords.
export const noKeyword: LogsSubscribeFilter = 'some';
export const rejected: TransactionError = 'BlockhashNotFound';
export const failed: TransactionError = { InstructionError: [0, 'InvalidArgument'] };
export const custom: TransactionError = { InstructionError: [0, { Custom: 1 }] };
// @ts-expect-error: an error of an instruction.
export const wrong: TransactionError = 'InvalidArgument';

// Shared types with a description where they are used.
export const isSlot: Same<Slot, number> = true;
export const isLamports: Same<Lamports, number> = true;
export const slot: Same<Awaited<ReturnType<typeof client.getSlot>>, number> = true;
export const features: Same<GetVersionResult['feature-set'], number> = true;

// Methods, their configuration and their results.
export const config: GetBlockConfig = { transactionDetails: 'signatures', rewards: false };
// @ts-expect-error: not a level of detail.
export const noConfig: GetBlockConfig = { transactionDetails: 'some' };
export const filters: AccountFilter[] = [{ dataSize: 165 }, { memcmp: { offset: 32, bytes: 'address' } }];
export async function call(): Promise<[GetBlockResult, number]> {
  // @ts-expect-error: the filter of logsSubscribe.
  await client.blockSubscribe({ mentions: ['address'] });
  return [await client.getBlock(1, config), await client.blockSubscribe('all', { showRewards: true })];
}
