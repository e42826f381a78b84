import { describe, expect, it } from 'vitest';
import type { CommandData } from './data';
import { commandOptions, commandReference, optionTable, sharedOptions } from './markdown';
import type { Command } from './schema';

const deploy: Command = {
  program: 'openos',
  command: 'program deploy',
  group: 'Programs',
  summary: 'Deploys a <FILE> for {owner}.',
  description: 'Reads `<FILE>` as it is.',
  caution: 'It spends BTG.',
  aliases: ['publish'],
  arguments: [
    { name: 'FILE', required: true, help: 'The file.' },
    { name: 'MORE', repeat: true, help: 'More\nfiles.' },
  ],
  options: [
    { long: '--id', short: '-i', value: 'ID', required: true, help: 'The id.' },
    { long: '--output', value: 'FORMAT', help: 'a | b', values: ['json', 'text'], default: 'text' },
    { long: '--final', help: 'A switch.', aliases: ['--last'], conflicts: ['--id'], requires: ['--output'] },
  ],
  shared: ['memo'],
  example: { command: 'openos program deploy --id a b.so', output: 'Program Id: <ID>' },
  sources: ['cli.rs'],
};

const slot: Command = {
  program: 'openos',
  command: 'slot',
  group: 'Cluster',
  summary: 'Prints the slot.',
  sources: ['cli.rs'],
};

const keygen: Command = { ...slot, program: 'openos-keygen', command: 'new', group: 'Keys' };

const data: CommandData = {
  commands: [deploy, slot, keygen],
  shared: new Map([
    [
      'openos',
      [
        { id: 'global', title: 'Global', options: [{ long: '--url', help: 'The cluster.' }] },
        {
          id: 'memo',
          title: 'Memo',
          intro: 'A memo.',
          options: [{ long: '--with-memo', help: 'Its text.' }],
        },
      ],
    ],
  ]),
};

const fence = '```';

describe('commandReference', () => {
  it('writes each part of a command, in order', () => {
    const expected = [
      '### Programs',
      '<Command>',
      '#### `openos program deploy` [#program-deploy]',
      'Deploys a &#60;FILE> for &#123;owner&#125;.',
      `${fence}text title="Usage"\nopenos program deploy [OPTIONS] --id <ID> <FILE> [MORE]...\n${fence}`,
      ':::caution\n\nIt spends BTG.\n\n:::',
      `${fence}bash title="Example"\nopenos program deploy --id a b.so\n${fence}`,
      `${fence}text title="Output"\nProgram Id: <ID>\n${fence}`,
      'Reads `<FILE>` as it is.',
      'Alias: `publish`.',
      [
        '| Argument | Meaning |',
        '| --- | --- |',
        '| `<FILE>` | The file. |',
        '| `[MORE]...` | More files. May be given more than once. |',
      ].join('\n'),
      [
        '| Option | Meaning |',
        '| --- | --- |',
        '| `--id`, `-i` `<ID>` | The id. Required. |',
        '| `--output` `<FORMAT>` | a \\| b One of `json`, `text`. Default: text. |',
        '| `--final`, `--last` | A switch. Needs `--output`. Not with `--id`. |',
      ].join('\n'),
      'Also accepts the options of: [Memo](#options-memo).',
      '</Command>',
      '### Cluster',
      '<Command>',
      '#### `openos slot` [#slot]',
      'Prints the slot.',
      `${fence}text title="Usage"\nopenos slot\n${fence}`,
      '</Command>',
    ];
    expect(commandReference(data, 'openos')).toBe(expected.join('\n\n'));
  });

  it('has no group headings if there is one group', () => {
    expect(commandReference(data, 'openos-keygen')).toMatch(
      /^<Command>\n\n### `openos-keygen new` \[#openos-keygen-new\]\n/,
    );
  });
});

describe('option sets', () => {
  it('writes one set, the global one included', () => {
    expect(commandOptions(data, 'openos', 'global')).toBe(
      '| Option | Meaning |\n| --- | --- |\n| `--url` | The cluster. |',
    );
  });

  it('writes every set except the global one under its heading', () => {
    expect(sharedOptions(data, 'openos')).toBe(
      '### Memo [#options-memo]\n\nA memo.\n\n| Option | Meaning |\n| --- | --- |\n| `--with-memo` | Its text. |',
    );
  });

  it('writes all as one table, where each option and the first of each set can be linked', () => {
    expect(optionTable(data, 'openos')).toBe(
      [
        '<FilterTable label="Options of openos" by="Topic" layout="stacked">',
        [
          '| Option | Topic | Meaning |',
          '| --- | --- | --- |',
          '| <Target id="options-global" /><Target id="url" />[`--url`](#url) | Global | The cluster. |',
          '| <Target id="options-memo" /><Target id="with-memo" />[`--with-memo`](#with-memo) | Memo | Its text. |',
        ].join('\n'),
        '</FilterTable>',
      ].join('\n\n'),
    );
  });
});
