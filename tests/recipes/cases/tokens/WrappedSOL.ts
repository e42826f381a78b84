import { address, lamports } from '@solana/kit';
import { findAssociatedTokenPda } from '@solana-program/token';
import { expect } from 'vitest';
import type { Case } from '../../case';
import { programs } from '../../programs';

interface Wrapping {
  token: string;
  associatedToken: string;
  nativeMint: string;
  /** Bytes of the token account: an associated one of Token-2022 has the extension ImmutableOwner. */
  space: bigint;
  env: Record<string, string>;
}

const onPrograms = ({ token, associatedToken, nativeMint, space, env }: Wrapping): Case => ({
  program: 'tokens/WrappedSOL/wrap-btg.ts',
  prepare: () => ({ env }),
  invokes: [programs.system, token, associatedToken],
  effects: {
    'it wraps with the native mint of the program': ({ printed }) =>
      expect(printed['native mint']).toBe(nativeMint),
    'the token account is the associated one of the owner': async ({ printed }) => {
      const owner = address(printed.owner ?? '');
      const seeds = { owner, mint: address(nativeMint), tokenProgram: address(token) };
      const [derived] = await findAssociatedTokenPda(seeds, { programAddress: address(associatedToken) });
      expect(derived).toBe(printed['token account']);
    },
    'its lamports were half a BTG and the rent-exempt minimum': ({ runtime, printed }) =>
      expect(BigInt(printed.lamports ?? '')).toBe(
        500_000_000n + runtime.svm.minimumBalanceForRentExemption(space),
      ),
    'the token account is closed': ({ runtime, printed }) =>
      expect(runtime.svm.getAccount(address(printed['token account'] ?? '')).exists).toBe(false),
    'the owner has all back but the fees of two transactions': ({ runtime, printed }) =>
      expect(runtime.svm.getBalance(address(printed.owner ?? ''))).toBe(lamports(999_990_000n)),
    'the printed signatures are the two transactions': ({ runtime, printed }) =>
      expect(runtime.transactions.slice(-2)).toMatchObject([
        { signature: printed.wrapping, err: null },
        { signature: printed.unwrapping, err: null, programs: [token] },
      ]),
  },
});

export const cases: Case[] = [
  onPrograms({
    token: programs.token2022,
    associatedToken: programs.associatedToken2022,
    nativeMint: programs.nativeMint2022,
    space: 170n,
    env: {},
  }),
  onPrograms({
    token: programs.token,
    associatedToken: programs.associatedToken,
    nativeMint: programs.nativeMint,
    space: 165n,
    env: { TOKEN_PROGRAM: 'spl' },
  }),
];
