import { address, isNone, some } from '@solana/kit';
import { decodeMint, decodeToken } from '@solana-program/token';
import { expect } from 'vitest';
import type { Aftermath, Case } from '../../case';
import { programs } from '../../programs';
import { signersOf } from './DelegateToken';

const mintOf = ({ runtime, printed }: Aftermath) =>
  decodeMint(runtime.svm.getAccount(address(printed.mint ?? '')));
const tokenOf = ({ runtime, printed }: Aftermath) =>
  decodeToken(runtime.svm.getAccount(address(printed['token account'] ?? '')));

const onProgram = (tokenProgram: string, env: Record<string, string>): Case => ({
  program: 'tokens/AccountsorMints/set-authority.ts',
  prepare: () => ({ env }),
  invokes: [programs.system, tokenProgram],
  effects: {
    'the successor may mint': (after) =>
      expect(mintOf(after)).toMatchObject({
        exists: true,
        programAddress: tokenProgram,
        data: { mintAuthority: some(after.printed.successor), decimals: 6, supply: 0n },
      }),
    'nobody may freeze': (after) => {
      const mint = mintOf(after);
      expect(mint.exists && isNone(mint.data.freezeAuthority)).toBe(true);
    },
    'the successor owns the token account and may close it': (after) =>
      expect(tokenOf(after)).toMatchObject({
        exists: true,
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

export const cases: Case[] = [
  onProgram(programs.token2022, {}),
  onProgram(programs.token, { TOKEN_PROGRAM: 'spl' }),
];
