import { expect, it } from 'vitest';
import type { Command } from '@/lib/reference/cli/schema';
import { listUndescribed, verifyFact, verifyProgram } from './verify';
import { verifyErrors } from './verify-errors';

const program = `
/// Arg::with_name("example").long("example")
SubCommand::with_name("program")
  .subcommand(SubCommand::with_name("deploy").arg(
    Arg::with_name("max_len")
      .long("max-len"))
    .arg(Arg::with_name("skip").long("skip-fee-check").hidden(hidden_unless_forced())))
  .subcommand(
    SubCommand::with_name(
      "extend",
    ).arg(Arg::with_name("bytes").long("bytes")).arg(fee_payer()))
#[cfg(test)]
mod tests { Arg::with_name("t").long("of-a-test") }
`;

const errors = `/// Reasons
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

const tree: Record<string, string> = {
  'clock.rs':
    '// ticks\npub const TICKS: u64 = 64;\npub const AGE: usize =\n    TICKS * 2;\nlet a = 1;\nlet a = 1;\n',
  'tool.rs': '.long("verbose")\n.subcommand(SubCommand::with_name("create-snapshot"))\nlong: "--with-memo"',
  'program.rs': program,
  'table.rs': 'Command::new("new").arg(Arg::new("force").long("force"))',
  'error.rs': errors,
  'pay.so': '\0\0Error: no fundsError: closed\uFFFD\0',
};
const read = (file: string) => tree[file];

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

it('commands and options that the reference lacks are listed by file, without comments, hidden ones and tests', () => {
  const command = (words: string, file: string, ...options: string[]) =>
    ({ command: words, sources: [file], options: options.map((long) => ({ long })) }) as Command;
  const some = [command('program deploy', 'program.rs', '--max-len'), command('table', 'table.rs')];
  const rest = [command('program extend', 'program.rs', '--bytes'), command('new', 'table.rs', '--force')];
  expect(listUndescribed(some, [], read)).toEqual([
    'the reference lacks extend, --bytes of program.rs',
    'the reference lacks new, --force of table.rs',
  ]);
  expect(listUndescribed([...some, ...rest], [], read)).toEqual([]);
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
