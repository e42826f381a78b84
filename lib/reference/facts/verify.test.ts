import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { verifyFact, verifyProgram } from './verify';
import { verifyErrors } from './verify-errors';

/** A source tree with what is looked up in one. */
const folder = 'tests/fixtures/source-tree';
const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
files.set('pay.so', '\0\0Error: no fundsError: closed\uFFFD\0');
const read = (file: string) => files.get(file);

it.each([
  ['nothing', '64', 'clock.rs', 'TICKS: u64 = (\\d+);', ''],
  ['nothing for a value on a separate line', 'TICKS * 2', 'clock.rs', 'AGE: usize =\\s+([^;]+);', ''],
  ['another value', '65', 'clock.rs', 'TICKS: u64 = (\\d+);', 'clock.rs says "64", not "65"'],
  ['a missing file', '1', 'none.rs', '(1)', 'there is no file none.rs'],
  ['no match', '1', 'clock.rs', 'SLOTS = (1)', 'clock.rs does not match SLOTS = (1)'],
  ['more than one place', '1', 'clock.rs', 'let a = (1)', 'clock.rs matches let a = (1) more than once'],
])('verifyFact reports %s', (_name, value, file, pattern, expected) => {
  expect(verifyFact({ value, file, pattern }, read) ?? '').toBe(expected);
});

it('verifyProgram reports what the files do not define', () => {
  const defined = { files: ['tool.rs'], commands: ['create-snapshot'], flags: ['--verbose', '--with-memo'] };
  expect(verifyProgram('tool', defined, read)).toEqual([]);
  const commands = ['create', 'verbose create-snapshot', 'verbose create'];
  expect(verifyProgram('tool', { files: ['tool.rs', 'none.rs'], commands, flags: ['--verb'] }, read)).toEqual(
    [
      'tool: there is no file none.rs',
      'tool: nothing defines the command "create"',
      'tool: nothing defines the command "verbose create"',
      'tool: nothing defines --verb',
    ],
  );
});

const noFunds = 'NoFunds: no funds';
const closed = 'Closed: account ({index}) is closed';
const step = 'Step: step {0}: \\"{1}\\"';

it.each([
  ['nothing', [noFunds, closed, step], []],
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
  ['nothing', ['NoFunds: Error: no funds', 'Closed: Error: closed'], [], 'pay.so'],
  ['another message', ['Closed: Error: shut'], ['Closed: pay.so does not have "Error: shut"'], 'pay.so'],
  ['a missing file', [noFunds], ['there is no file missing.rs'], 'missing.rs'],
  ['a missing enum', [noFunds], ['error.rs has no enum Pay'], 'error.rs', 'Pay'],
])('verifyErrors reports %s of %j', (_what, written, problems, file = 'error.rs', name = 'PayError') => {
  const entries = written.map((it) => {
    const [variant = '', ...message] = it.split(': ');
    return { name: variant, message: message.join(': '), cause: 'Why.', fix: 'How.' };
  });
  expect(verifyErrors({ name, owner: 'Pay', file, entries }, read)).toEqual(problems);
});
