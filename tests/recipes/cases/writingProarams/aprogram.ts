import { AccountState } from '@solana-program/token';
import { expect } from 'vitest';
import { recipe } from '../../case';
import { programs } from '../../programs';

const { system, token2022, associatedToken2022 } = programs;

export const cases = recipe('writingProarams/aprogram/read-fields.ts', {
  invokes: [system, token2022, associatedToken2022],
  effects: {
    'what was read from the bytes is what the decoder reads': ({ tokens, printed }) =>
      expect(tokens(token2022)).toMatchObject([
        { data: { mint: printed.mint, owner: printed.owner, amount: 99n, state: AccountState.Initialized } },
      ]),
  },
});
