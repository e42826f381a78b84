import type { Address } from '@solana/kit';
import {
  AccountState,
  getMintDecoder,
  getTokenDecoder,
  type Mint,
  TOKEN_PROGRAM_ADDRESS,
  type Token,
} from '@solana-program/token';
import { float, type Json } from './json';
import { TOKEN_2022_ADDRESS } from './openverse-programs';

/** Bytes of a token account, a mint and a multisig account, each without extensions. */
const TOKEN_SIZE = 165;
const MINT_SIZE = 82;
const MULTISIG_SIZE = 355;
/** Where an account with extensions says what it is. */
const KIND_AT = 165;
const KIND_MINT = 1;
const KIND_TOKEN = 2;

/** The two token programs. */
export const tokenPrograms: readonly Address[] = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_ADDRESS];

/** Whether the program is one of the two token programs. */
export function isTokenProgram(program: Address): boolean {
  return tokenPrograms.includes(program);
}

/** The token account that data hold; undefined where they hold something else or are not initialized. */
export function readToken(data: Uint8Array): Token | undefined {
  if (!hasSize(data, TOKEN_SIZE, KIND_TOKEN)) return undefined;
  const token = getTokenDecoder().decode(data.subarray(0, TOKEN_SIZE));
  return token.state === AccountState.Uninitialized ? undefined : token;
}

/** The mint that data hold; undefined where they hold something else or are not initialized. */
export function readMint(data: Uint8Array): Mint | undefined {
  if (!hasSize(data, MINT_SIZE, KIND_MINT)) return undefined;
  const mint = getMintDecoder().decode(data.subarray(0, MINT_SIZE));
  return mint.isInitialized ? mint : undefined;
}

function hasSize(data: Uint8Array, plain: number, kind: number): boolean {
  if (data.length === plain) return true;
  return data.length > KIND_AT && data.length !== MULTISIG_SIZE && data[KIND_AT] === kind;
}

/** An amount as the methods that read accounts write it. */
export function tokenAmount(amount: bigint, decimals: number): { [key: string]: Json } {
  // The node divides by an integer of 64 bits, which ten to the power of twenty does not fit in.
  const ui = decimals < 20 ? float(Number(amount) / 10 ** decimals) : null;
  return { amount: String(amount), decimals, uiAmount: ui, uiAmountString: decimalText(amount, decimals) };
}

/** An amount as a decimal without zeros at its end. */
function decimalText(amount: bigint, decimals: number): string {
  if (decimals === 0) return String(amount);
  const digits = String(amount).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
}
