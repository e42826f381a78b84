import { describe, expect, it } from 'vitest';
import type { Command } from '@/lib/reference/cli/schema';
import { definedOptions, listUndescribed, verifyFact, verifyProgram } from './verify';

const tree = new Map([
  [
    'clock.rs',
    '// ticks\npub const TICKS: u64 = 64;\npub const AGE: usize =\n    TICKS * 2;\nlet a = 1;\nlet a = 1;\n',
  ],
  ['tool.rs', '.long("verbose")\n.subcommand(SubCommand::with_name("create-snapshot"))\nlong: "--with-memo"'],
]);
const read = (file: string) => tree.get(file);

describe('verifyFact', () => {
  it('returns the line of the value, also of a value on a separate line', () => {
    const ticks = { value: '64', file: 'clock.rs', pattern: 'TICKS: u64 = (\\d+);' };
    expect(verifyFact(ticks, read)).toEqual({ line: 2 });
    const age = { value: 'TICKS * 2', file: 'clock.rs', pattern: 'AGE: usize =\\s+([^;]+);' };
    expect(verifyFact(age, read)).toEqual({ line: 3 });
  });

  it.each([
    ['another value', { value: '65', file: 'clock.rs', pattern: 'TICKS: u64 = (\\d+);' }, 'not "65"'],
    ['no such file', { value: '1', file: 'none.rs', pattern: '(1)' }, 'there is no file none.rs'],
    ['does not match', { value: '1', file: 'clock.rs', pattern: 'SLOTS = (1)' }, 'does not match'],
    ['more than one place', { value: '1', file: 'clock.rs', pattern: 'let a = (1)' }, 'more than once'],
  ])('reports %s', (_name, fact, problem) => {
    expect(verifyFact(fact, read)).toEqual({ problem: expect.stringContaining(problem) });
  });
});

describe('verifyProgram', () => {
  it('accepts what the files define', () => {
    const program = {
      files: ['tool.rs'],
      commands: ['create-snapshot'],
      flags: ['--verbose', '--with-memo'],
    };
    expect(verifyProgram('tool', program, read)).toEqual([]);
  });

  it('reports what the files do not define', () => {
    const program = {
      files: ['tool.rs', 'none.rs'],
      commands: ['create', 'verbose create-snapshot', 'verbose create'],
      flags: ['--verb'],
    };
    expect(verifyProgram('tool', program, read)).toEqual([
      'tool: there is no file none.rs',
      'tool: nothing defines the command "create"',
      'tool: nothing defines the command "verbose create"',
      'tool: nothing defines --verb',
    ]);
  });
});

it('long names of options are read from the source', () => {
  expect(definedOptions(tree.get('tool.rs') ?? '')).toEqual(['--verbose', '--with-memo']);
});

const commandSource = `
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

it('commands and options that the reference lacks are listed by file, without comments, hidden ones and tests', () => {
  const command = (words: string, file: string, options: string[]) =>
    ({ command: words, sources: [file], options: options.map((long) => ({ long })) }) as Command;
  const commands = [command('program deploy', 'program.rs', ['--max-len']), command('table', 'table.rs', [])];
  const sources: Record<string, string> = {
    'program.rs': commandSource,
    'table.rs': 'Command::new("new").arg(Arg::new("force").long("force"))',
  };
  const list = (described: Command[]) => listUndescribed(described, [], (file) => sources[file]);
  expect(list(commands)).toEqual([
    'the reference lacks extend, --bytes of program.rs',
    'the reference lacks new, --force of table.rs',
  ]);
  const rest = [
    command('program extend', 'program.rs', ['--bytes']),
    command('new', 'table.rs', ['--force']),
  ];
  expect(list([...commands, ...rest])).toEqual([]);
});
