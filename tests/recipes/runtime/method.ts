import type { Commitment } from '@solana/kit';
import network from '@/content/network.json';
import type { Ledger } from './ledger';

/** An error that a method answers with, in the words of the node. */
export class RpcError extends Error {
  override readonly name = 'RpcError';

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

/** The settings of calls that have an effect here. Others are ignored. */
export interface Config {
  commitment?: Commitment;
  encoding?: string;
  dataSlice?: { offset: number; length: number };
  skipPreflight?: boolean;
  sigVerify?: boolean;
  replaceRecentBlockhash?: boolean;
  limit?: number;
  before?: string;
}

/** Methods by name. They trust their parameters: programs of content/recipes are typed. Answers are checked. */
export type Methods = Readonly<Record<string, (ledger: Ledger, ...params: never[]) => unknown>>;

/** An answer with the slot it was read at. */
export function withContext(ledger: Ledger, value: unknown) {
  return { context: { apiVersion: network.software.version, slot: ledger.at('confirmed').slot }, value };
}
