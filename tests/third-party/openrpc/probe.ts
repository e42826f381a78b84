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

// Nothing runs: a value that is none of its type does not compile.
void [
  // Types whose names other schemas once had.
  { mentionsAccountOrProgram: 'address' } satisfies BlockSubscribeFilter,
  // @ts-expect-error: a keyword of logsSubscribe.
  'allWithVotes' satisfies BlockSubscribeFilter,
  ['all', 'allWithVotes', { mentions: ['address'] }] satisfies LogsSubscribeFilter[],
  // @ts-expect-error: neither of its keywords.
  'some' satisfies LogsSubscribeFilter,
  'BlockhashNotFound' satisfies TransactionError,
  { InstructionError: [0, 'InvalidArgument'] } satisfies TransactionError,
  { InstructionError: [0, { Custom: 1 }] } satisfies TransactionError,
  // @ts-expect-error: an error of an instruction.
  'InvalidArgument' satisfies TransactionError,

  // Shared types with a description where they are used.
  true satisfies Same<Slot, number>,
  true satisfies Same<Lamports, number>,
  true satisfies Same<Awaited<ReturnType<typeof client.getSlot>>, number>,
  true satisfies Same<GetVersionResult['feature-set'], number>,

  // Methods, their configuration and their results.
  // @ts-expect-error: not a level of detail.
  { transactionDetails: 'some' } satisfies GetBlockConfig,
  [{ dataSize: 165 }, { memcmp: { offset: 32, bytes: 'address' } }] satisfies AccountFilter[],
  // @ts-expect-error: the filter of logsSubscribe.
  () => client.blockSubscribe({ mentions: ['address'] }),
  (): Promise<number> => client.blockSubscribe('all', { showRewards: true }),
  (): Promise<GetBlockResult> => client.getBlock(1, { transactionDetails: 'signatures', rewards: false }),
];
