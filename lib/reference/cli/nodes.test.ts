import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { renderMarkdown } from '@/tests/unit/render-markdown';
import type { CommandData } from './data';
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
    { name: 'MORE', repeat: true, help: '1. More files.' },
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
const markdown = (mdx: string) => renderMarkdown(mdx, { commands: data });

describe('<CommandReference>', () => {
  it('has each part of a command, in order', async () => {
    const expected = [
      '## Commands',
      '### Programs',
      '#### `openos program deploy` {#program-deploy}',
      'Deploys a \\<FILE> for {owner}.',
      '**Usage**',
      `${fence}text\nopenos program deploy [OPTIONS] --id <ID> <FILE> [MORE]...\n${fence}`,
      '> **Caution**\n>\n> It spends BTG.',
      '**Example**',
      `${fence}bash\nopenos program deploy --id a b.so\n${fence}`,
      '**Output**',
      `${fence}text\nProgram Id: <ID>\n${fence}`,
      'Reads `<FILE>` as it is.',
      'Alias: `publish`.',
      [
        '| Argument | Meaning |',
        '| - | - |',
        '| `<FILE>` | The file. |',
        '| `[MORE]...` | 1. More files. May be given more than once. |',
      ].join('\n'),
      [
        '| Option | Meaning |',
        '| - | - |',
        '| `--id`, `-i` `<ID>` | The id. Required. |',
        '| `--output` `<FORMAT>` | a \\| b One of `json`, `text`. Default: text. |',
        '| `--final`, `--last` | A switch. Needs `--output`. Not with `--id`. |',
      ].join('\n'),
      `Also accepts the options of: [Memo](${site.url}/test.md#options-memo).`,
      '### Cluster',
      '#### `openos slot` {#slot}',
      'Prints the slot.',
      '**Usage**',
      `${fence}text\nopenos slot\n${fence}`,
    ];
    expect(await markdown('## Commands\n\n<CommandReference program="openos" />')).toBe(
      expected.join('\n\n'),
    );
  });

  it('has no group headings if there is one group', async () => {
    expect(await markdown('## Keys\n\n<CommandReference program="openos-keygen" />')).toMatch(
      /^## Keys\n\n### `openos-keygen new`\n/,
    );
  });
});

describe('option sets', () => {
  it.each([
    [
      '<CommandOptions program="openos" set="global" />',
      '| Option | Meaning |\n| - | - |\n| `--url` | The cluster. |',
    ],
    [
      '## Options\n\n<SharedOptions program="openos" />',
      '## Options\n\n### Memo {#options-memo}\n\nA memo.\n\n| Option | Meaning |\n| - | - |\n| `--with-memo` | Its text. |',
    ],
  ])('are shown by %s', async (mdx, expected) => {
    expect(await markdown(mdx)).toBe(expected);
  });
});
