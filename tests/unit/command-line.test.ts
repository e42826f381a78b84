import { describe, expect, it } from 'vitest';
import type { CommandData } from '@/lib/content/command-data';
import { commandLineProblems } from './command-line';

const base = { program: 'openos', group: 'A', summary: 'A.', sources: ['a.rs'] };

const data: CommandData = {
  commands: [
    {
      ...base,
      command: 'transfer',
      aliases: ['pay'],
      arguments: [
        { name: 'TO', required: true, help: 'A.' },
        { name: 'AMOUNT', required: true, help: 'A.' },
      ],
      options: [
        { long: '--from', value: 'KEY', help: 'A.' },
        { long: '--no-wait', help: 'A.', conflicts: ['--sign-only'] },
        { long: '--path', value: 'PATH', help: 'The value may be left out.' },
      ],
      shared: ['offline'],
    },
    { ...base, command: 'program show', arguments: [{ name: 'ID', help: 'A.' }] },
    { ...base, command: 'program', options: [{ long: '--id', value: 'ID', required: true, help: 'A.' }] },
    { ...base, command: 'config get' },
  ],
  shared: new Map([
    [
      'openos',
      [
        {
          id: 'global',
          title: 'A',
          options: [
            { long: '--url', short: '-u', value: 'URL', help: 'A.' },
            { long: '--output', value: 'FORMAT', values: ['json'], help: 'A.' },
          ],
        },
        {
          id: 'offline',
          title: 'A',
          options: [
            { long: '--blockhash', value: 'HASH', help: 'A.' },
            { long: '--sign-only', help: 'A.', requires: ['--blockhash'] },
            { long: '--signer', value: 'SIGNER', repeat: true, help: 'A.' },
          ],
        },
      ],
    ],
  ]),
};

function problems(line: string): string[] {
  return commandLineProblems(line.split(' '), data, 'all');
}

describe('a program with a default command', () => {
  const validator = { ...base, program: 'openos-validator' };
  const set = {
    id: 'all',
    title: 'A',
    options: [
      { long: '--identity', short: '-i', value: 'KEY', help: 'A.', required: true },
      { long: '--ledger', value: 'DIR', help: 'A.' },
    ],
  };
  const own: CommandData = {
    commands: [
      { ...validator, command: 'run', shared: ['all'] },
      { ...validator, command: 'exit', options: [{ long: '--force', help: 'A.' }] },
    ],
    shared: new Map([['openos-validator', [set]]]),
  };
  const check = (line: string) => commandLineProblems(line.split(' '), own, 'all');

  it.each([
    'openos-validator --identity a --ledger b',
    'openos-validator run --identity a',
    'openos-validator --ledger b exit --force',
    'openos-validator --version',
  ])('accepts %s', (line) => {
    expect(check(line)).toEqual([]);
  });

  it.each([
    ['openos-validator --ledger b', ['--identity is missing']],
    ['openos-validator --identity a --legder b', ['openos-validator has no command "b"']],
    ['openos-validator --identity a --voting', ['there is no option --voting']],
    ['openos-validator exit --hard', ['there is no option --hard']],
  ])('refuses %s', (line, expected) => {
    expect(check(line)).toEqual(expected);
  });
});

describe('commandLineProblems', () => {
  it.each([
    'openos transfer a 1',
    'openos pay a 1 --from b.json',
    'openos -u devnet transfer a 1',
    'openos transfer a 1 --url=devnet',
    'openos transfer a $AMOUNT -u devnet --output json',
    'openos transfer a 1 --sign-only --blockhash x --signer a=b --signer c=d',
    'openos transfer a 1 --path',
    'openos program show',
    'openos program --id x',
    'openos transfer --help',
    'openos --version',
    'openos help',
    'openos config',
    'openos config --help',
    'openos',
  ])('accepts %s', (line) => {
    expect(problems(line)).toEqual([]);
  });

  it.each([
    ['openos trasnfer a 1', 'openos has no command "trasnfer"'],
    ['openos config nope', 'openos has no command "config nope"'],
    ['openos transfer a 1 --form b', 'there is no option --form'],
    ['openos transfer a 1 -x', 'there is no option -x'],
    ['openos config get --blockhash x', 'there is no option --blockhash'],
    ['openos transfer a', 'openos transfer needs 2 arguments'],
    ['openos transfer a 1 2', 'openos transfer takes 2 arguments, not "a 1 2"'],
    ['openos transfer a 1 --from', '--from has no value'],
    ['openos transfer a 1 --from b --from c', '--from is there twice'],
    ['openos transfer a 1 --output xml', '--output does not accept "xml"'],
    ['openos transfer a 1 --sign-only', '--sign-only needs --blockhash'],
    ['openos transfer a 1 --no-wait --sign-only --blockhash x', '--no-wait excludes --sign-only'],
    ['openos program', '--id is missing'],
    ['openos --nope', 'there is no option --nope'],
  ])('refuses %s', (line, problem) => {
    expect(problems(line)).toContain(problem);
  });

  it('asks of a mention only that the names exist', () => {
    const mention = (line: string) => commandLineProblems(line.split(' '), data, 'names');
    expect(mention('openos transfer --from')).toEqual([]);
    expect(mention('openos program')).toEqual([]);
    expect(mention('openos transfer --form')).toEqual(['there is no option --form']);
    expect(mention('openos send')).toEqual(['openos has no command "send"']);
  });
});
