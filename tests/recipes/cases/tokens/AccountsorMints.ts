import { none, some } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { mintOf, onBoth, type Pair, signersOf, tokenOf, type Unplaced } from '../../token-programs';

const onProgram = ({ token: tokenProgram }: Pair): Unplaced => ({
  program: 'tokens/AccountsorMints/set-authority.ts',
  invokes: [programs.system, tokenProgram],
  effects: {
    'the successor may mint': (after) =>
      expect(mintOf(after, after.printed.mint)).toMatchObject({
        programAddress: tokenProgram,
        data: { mintAuthority: some(after.printed.successor), decimals: 6, supply: 0n },
      }),
    'nobody may freeze': (after) =>
      expect(mintOf(after, after.printed.mint).data.freezeAuthority).toEqual(none()),
    'the successor owns the token account and may close it': (after) =>
      expect(tokenOf(after, after.printed['token account'])).toMatchObject({
        programAddress: tokenProgram,
        data: {
          mint: after.printed.mint,
          owner: after.printed.successor,
          closeAuthority: some(after.printed.successor),
        },
      }),
    'the owner of before signed the changes, the successor did not': async (after) => {
      const signers = await signersOf(after, after.printed.signature);
      expect(signers).toHaveLength(2);
      expect(signers).not.toContain(after.printed.successor);
    },
    'the printed transaction, the last one, made the changes': ({ runtime, printed }) => {
      expect(runtime.transactions.at(-1)).toMatchObject({ signature: printed.signature, err: null });
    },
  },
});

export const cases = onBoth(onProgram);
