import { unwrapOption } from '@solana/kit';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';

export const cases = recipe('learn/security/attack-tokens.ts', {
  invokes: [programs.system, programs.token, programs.token2022, programs.associatedToken2022],
  effects: {
    'Alice and Mallory still hold 1,000 base units each, and there is no third account': ({ tokens }) =>
      expect(tokens(programs.token2022).map(({ data }) => data.amount)).toEqual([1_000n, 1_000n]),
    'Mallory did not become the authority of the mint': async ({ tokens, mint, landed }) => {
      const [holding] = tokens(programs.token2022);
      const { mintAuthority, supply } = mint(holding?.data.mint).data;
      const [payer] = (await landed()).transaction.message.accountKeys;
      expect(payer).toMatch(/^\w+$/);
      expect(unwrapOption(mintAuthority)).not.toBe(payer);
      expect(supply).toBe(2_000n);
    },
    'the last transaction is the transfer from the account to itself': ({ last }) => {
      expect(last()).toMatchObject({ err: null, programs: [programs.token2022] });
      expect(last().logs).toContain('Program log: Instruction: Transfer');
    },
  },
});
