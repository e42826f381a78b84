import { describe, expect, it } from 'vitest';
import { definedOptions, verifyFact, verifyProgram } from './verify';

const tree = new Map([
  [
    'clock.rs',
    '// ticks\npub const TICKS: u64 = 64;\npub const AGE: usize =\n    TICKS * 2;\nlet a = 1;\nlet a = 1;\n',
  ],
  ['tool.rs', '.long("verbose")\n.subcommand(SubCommand::with_name("create-snapshot"))\nlong: "--with-memo"'],
]);
const read = (file: string) => tree.get(file);

describe('verifyFact', () => {
  it('accepts a value, also one on a separate line', () => {
    const ticks = { value: '64', file: 'clock.rs', pattern: 'TICKS: u64 = (\\d+);' };
    expect(verifyFact(ticks, read)).toBeUndefined();
    const age = { value: 'TICKS * 2', file: 'clock.rs', pattern: 'AGE: usize =\\s+([^;]+);' };
    expect(verifyFact(age, read)).toBeUndefined();
  });

  it.each([
    ['another value', { value: '65', file: 'clock.rs', pattern: 'TICKS: u64 = (\\d+);' }, 'not "65"'],
    ['no such file', { value: '1', file: 'none.rs', pattern: '(1)' }, 'there is no file none.rs'],
    ['does not match', { value: '1', file: 'clock.rs', pattern: 'SLOTS = (1)' }, 'does not match'],
    ['more than one place', { value: '1', file: 'clock.rs', pattern: 'let a = (1)' }, 'more than once'],
  ])('reports %s', (_name, fact, problem) => {
    expect(verifyFact(fact, read)).toContain(problem);
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
