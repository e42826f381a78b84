import { type Address, address } from '@solana/kit';
import { findAssociatedTokenPda } from '@solana-program/token';
import type { Case } from './case';
import { programs } from './programs';

/** A token program with the associated token program that derives addresses for it. */
export interface Pair {
  token: string;
  associatedToken: string;
}

export const TOKEN_2022: Pair = { token: programs.token2022, associatedToken: programs.associatedToken2022 };
const SPL_TOKEN: Pair = { token: programs.token, associatedToken: programs.associatedToken };

/** A case for each of the two token programs; the recipe chooses by the variable that its page names. */
export function onBoth(
  program: string,
  make: (pair: Pair) => Pick<Case, 'invokes' | 'effects'>,
  args: readonly string[] = [],
): Case[] {
  const spl = { args, env: { TOKEN_PROGRAM: 'spl' } };
  return [
    { program, ...make(TOKEN_2022), prepare: () => ({ args }) },
    { program, ...make(SPL_TOKEN), variant: 'on SPL Token', prepare: () => spl },
  ];
}

/** Lamports of an associated token account: 170 bytes, or 165 without the immutable owner. */
export const rentOf = (pair: Pair) => (pair === TOKEN_2022 ? 2_074_080n : 2_039_280n);

/** The address of an owner's associated token account. */
export async function associated(pair: Pair, owner = '', mint = ''): Promise<Address> {
  const seeds = { owner: address(owner), tokenProgram: address(pair.token), mint: address(mint) };
  const [account] = await findAssociatedTokenPda(seeds, { programAddress: address(pair.associatedToken) });
  return account;
}
