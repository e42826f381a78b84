import type { Commitment } from '@solana/kit';
import network from '@/content/network.json';
import type { View } from './accounts';
import type { Ledger } from './ledger';

/** The settings of calls that have an effect here. Others are ignored. */
export interface Config extends View {
  commitment?: Commitment;
  accounts?: unknown;
  maxSupportedTransactionVersion?: number;
  skipPreflight?: boolean;
  sigVerify?: boolean;
  replaceRecentBlockhash?: boolean;
  limit?: number;
  before?: string;
  until?: string;
  minContextSlot?: number;
}

/** Methods by name, with parameters that checkParams() took. Answers are checked. */
export type Methods = Readonly<Record<string, (ledger: Ledger, ...params: never[]) => unknown>>;

/** An answer with the slot it was read at. */
export function withContext(ledger: Ledger, value: unknown) {
  return { context: { apiVersion: network.software.version, slot: ledger.at('confirmed').slot }, value };
}
