import { describe, expect, it } from 'vitest';
import type { ErrorEnum } from '@/lib/reference/errors/data';
import { verifyErrors } from './verify-errors';

const source = `/// Reasons
#[derive(Error)]
pub enum PayError {
    /// Nothing left
    #[error("no funds")]
    NoFunds,

    // Later
    #[error(
        "account ({index}) is closed"
    )]
    Closed { index: u8 },
    #[error("step {0}: \\"{1}\\"")]
    // See StepError
    Step(u8, StepError),
}

pub enum Other {
    #[error("other")]
    Another,
}
`;

const tree = new Map([
  ['error.rs', source],
  ['pay.so', '\0\0Error: no fundsError: closed\uFFFD\0'],
]);

/** What differs for entries that are written as "Name: message". */
function verify(entries: string[], file = 'error.rs', name = 'PayError'): string[] {
  const written = entries.map((it) => {
    const [variant = '', ...message] = it.split(': ');
    return { name: variant, message: message.join(': '), cause: 'Why.', fix: 'How.' };
  });
  const data: ErrorEnum = { name, owner: 'Pay', file, entries: written };
  return verifyErrors(data, (path) => tree.get(path));
}

const noFunds = 'NoFunds: no funds';
const closed = 'Closed: account ({index}) is closed';
const step = 'Step: step {0}: \\"{1}\\"';

describe('verifyErrors', () => {
  it('accepts what the source has', () => {
    expect(verify([noFunds, closed, step])).toEqual([]);
    expect(verify(['NoFunds: Error: no funds', 'Closed: Error: closed'], 'pay.so')).toEqual([]);
  });

  it.each([
    ['a missing variant', [noFunds, step], ['Closed is missing']],
    ['a variant too many', [noFunds, closed, step, 'Paid: paid'], ['error.rs has no Paid']],
    [
      'another order',
      [closed, noFunds, step],
      ['NoFunds has the number 0, where "Closed" is', 'Closed has the number 1, where "NoFunds" is'],
    ],
    [
      'another message',
      ['NoFunds: No funds', closed, step],
      ['NoFunds: error.rs says "no funds", not "No funds"'],
    ],
  ])('reports %s', (_name, entries, problems) => {
    expect(verify(entries)).toEqual(problems);
  });

  it('reports what is not in the tree', () => {
    expect(verify([noFunds], 'missing.rs')).toEqual(['there is no file missing.rs']);
    expect(verify([noFunds], 'error.rs', 'Pay')).toEqual(['error.rs has no enum Pay']);
    expect(verify(['Closed: Error: shut'], 'pay.so')).toEqual(['Closed: pay.so does not have "Error: shut"']);
  });
});
