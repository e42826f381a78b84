import type { Address } from '@solana/kit';
import { AssociatedTokenInstruction, identifyAssociatedTokenInstruction } from '@solana-program/token';
import type { Parsed } from './parse-instruction';

const create = ['source', 'account', 'wallet', 'mint', 'systemProgram', 'tokenProgram'];
const shapes: Record<AssociatedTokenInstruction, readonly [type: string, accounts: readonly string[]]> = {
  [AssociatedTokenInstruction.CreateAssociatedToken]: ['create', create],
  [AssociatedTokenInstruction.CreateAssociatedTokenIdempotent]: ['createIdempotent', create],
  [AssociatedTokenInstruction.RecoverNestedAssociatedToken]: [
    'recoverNested',
    ['nestedSource', 'nestedMint', 'destination', 'nestedOwner', 'ownerMint', 'wallet', 'tokenProgram'],
  ],
};

/** Reads an instruction of an associated token program. Without data it is `create`. */
export function parseAssociatedToken(data: Uint8Array, accounts: readonly Address[]): Parsed {
  const kind =
    data.length === 0
      ? AssociatedTokenInstruction.CreateAssociatedToken
      : identifyAssociatedTokenInstruction(data);
  const [type, names] = shapes[kind];
  if (accounts.length < names.length) return undefined;
  return { type, info: Object.fromEntries(names.map((name, index) => [name, accounts[index]])) };
}
