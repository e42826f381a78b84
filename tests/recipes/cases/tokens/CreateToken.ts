import { unwrapOption } from '@solana/kit';
import { expect } from 'vitest';
import { programs } from '../../programs';
import { onBoth } from '../../token-programs';

export const cases = onBoth('tokens/CreateToken/create-token.ts', ({ token }) => ({
  invokes: [programs.system, token],
  effects: {
    'the mint belongs to the printed token program and has no supply yet': ({ mint, printed }) => {
      expect(printed['token program']).toBe(token);
      expect(mint()).toMatchObject({
        programAddress: token,
        data: { decimals: 9, isInitialized: true, supply: 0n },
      });
    },
    'the mint is 82 bytes long and holds the rent for them': ({ mint }) =>
      expect(mint()).toMatchObject({ space: 82n, lamports: 1_461_600n }),
    'two other keys hold the authorities, and have paid nothing': ({ mint, balance }) => {
      const { address, data } = mint();
      const keys = [data.mintAuthority, data.freezeAuthority].map((it) => unwrapOption(it) ?? '');
      expect(new Set([...keys, address]).size).toBe(3);
      expect(keys.map(balance)).toEqual([null, null]);
    },
  },
}));
