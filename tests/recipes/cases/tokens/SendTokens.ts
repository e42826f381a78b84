import { expect } from 'vitest';
import { programs } from '../../programs';
import {
  associated,
  mintOf,
  onBoth,
  type Pair,
  TOKEN_2022,
  tokenOf,
  type Unplaced,
} from '../../token-programs';

const onProgram = (pair: Pair): Unplaced => ({
  program: 'tokens/SendTokens/send-tokens.ts',
  invokes: [programs.system, pair.token, pair.associatedToken],
  effects: {
    '12.5 tokens moved': (after) => {
      expect(tokenOf(after, after.printed.source).data.amount).toBe(98_750n);
      expect(tokenOf(after, after.printed.destination).data.amount).toBe(1_250n);
    },
    'the supply is what it was': (after) => {
      const { mint } = tokenOf(after, after.printed.source).data;
      expect(mintOf(after, mint)).toMatchObject({
        programAddress: pair.token,
        data: { supply: 100_000n, decimals: 2 },
      });
    },
    'both accounts are associated token accounts of one mint': async (after) => {
      const [source, destination] = [after.printed.source, after.printed.destination].map(
        (it) => tokenOf(after, it).data,
      );
      expect(destination?.mint).toBe(source?.mint);
      expect(after.printed.source).toBe(await associated(pair, source?.owner, source?.mint));
      expect(after.printed.destination).toBe(await associated(pair, destination?.owner, source?.mint));
      expect(destination?.owner).not.toBe(source?.owner);
    },
    'the recipient holds no BTG': (after) =>
      expect(after.runtime.svm.getBalance(tokenOf(after, after.printed.destination).data.owner)).toBeNull(),
    'one transaction made the account and sent with a check of decimals': ({ runtime, printed }) => {
      const sent = runtime.transactions.at(-1);
      expect(sent).toMatchObject({ signature: printed.signature, err: null });
      expect(sent?.logs).toContain('Program log: CreateIdempotent');
      // LiteSVM's SPL Token writes no log.
      if (pair === TOKEN_2022) expect(sent?.logs).toContain('Program log: Instruction: TransferChecked');
    },
  },
});

export const cases = onBoth(onProgram);
