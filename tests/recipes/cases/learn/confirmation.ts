import { expect } from 'vitest';
import type { Aftermath } from '../../aftermath';
import type { Case } from '../../case';
import { programs } from '../../programs';

const program = 'learn/confirmation/send-and-confirm.ts';

const refund: Case['effects'] = {
  'the customer has the refund once': ({ balance }) => expect(balance('customer')).toBe(250_000_000n),
};

/** The signatures of the copies that were lost, each once. */
function lostSignatures({ runtime }: Aftermath): string[] {
  expect(runtime.lost).toHaveLength(2);
  return [...new Set(runtime.lost)];
}

export const cases: Case[] = [
  {
    program,
    invokes: [programs.system],
    // After the first copy 100 blocks pass: the transaction still lives. After the second it is dead.
    prepare: ({ lose }) => {
      lose(2, 400);
      return {};
    },
    effects: {
      ...refund,
      'it sends the same bytes until they expire, and signs only then': (after) => {
        const [first, ...others] = lostSignatures(after);
        expect(others).toEqual([]);
        expect(after.printed.signature).not.toBe(first);
      },
    },
  },
  {
    program,
    variant: 'when two copies are dropped',
    invokes: [programs.system],
    prepare: ({ lose }) => {
      lose(2, 0);
      return {};
    },
    effects: {
      ...refund,
      'it sends the same bytes again until they land': (after) =>
        expect(lostSignatures(after)).toEqual([after.printed.signature]),
    },
  },
];
