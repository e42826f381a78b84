import { some } from '@solana/kit';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';

const { system, token2022, associatedToken2022 } = programs;

export const cases = recipe('writingProarams/ProgramInvocation/show-calls.ts', {
  invokes: [system, token2022, associatedToken2022],
  effects: {
    'a mint with nine decimals and one empty token account of it exist': ({ tokens, mint }) => {
      const [token] = tokens(token2022);
      expect(token?.data.amount).toBe(0n);
      expect(mint(token?.data.mint)).toMatchObject({
        space: 82n,
        data: { decimals: 9, mintAuthority: some(token?.data.owner), supply: 0n },
      });
    },
    'the printed calls are those of the log': ({ last, output }) => {
      const logs = last().logs.filter((it) => it.includes(' invoke ['));
      expect(logs).toHaveLength(7);
      expect(output.trimEnd().split('\n').slice(-7)).toEqual(logs);
      expect(logs.filter((it) => it.endsWith('[2]'))).toHaveLength(4);
    },
  },
});
