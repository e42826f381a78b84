import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { render } from '@/tests/unit/render';
import type { CommandData } from './data';
import type { Command } from './schema';

const deploy: Command = {
  program: 'openos',
  command: 'program deploy',
  group: 'Programs',
  summary: 'Deploys a <FILE> for {owner}; see [the FAQ](/faq) at [[devnet.rpc]].',
  description: 'Reads `<FILE>` as it is.',
  caution: 'It spends <1 BTG.',
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

const commands: CommandData = {
  commands: [deploy, slot, { ...slot, program: 'openos-keygen', command: 'new', group: 'Keys' }],
  shared: new Map([
    [
      'openos',
      [
        { id: 'global', title: 'Global', options: [{ long: '--url', help: 'The cluster.' }] },
        {
          id: 'memo',
          title: 'Memo',
          intro: 'A memo.',
          options: [{ long: '--with-memo', help: 'Its {text}.' }],
        },
      ],
    ],
  ]),
};

const everything = `## Commands

<CommandReference program="openos" />

### Global

<CommandOptions program="openos" />

<SharedOptions program="openos" />

## Keys

<CommandReference program="openos-keygen" />
`;

it('each part of a command and of the option sets is shown, in order; one group has no heading', async () => {
  const { markdown, toc, links, html, problems } = await render(everything, { commands });
  expect(problems).toEqual([]);
  const expected = readFileSync('tests/fixtures/command-reference.md', 'utf8');
  expect(markdown.split('/test>\n')[1]?.trimStart().replaceAll(site.url, 'SITE')).toBe(expected);
  const ids = ['commands', 'programs', 'cluster', 'global', 'options-memo', 'keys', 'openos-keygen-new'];
  expect(toc.map(({ id }) => id)).toEqual(ids);
  expect(links[0]).toMatchObject({ route: '/faq', line: 3, column: 1 });
  expect(html).toContain('data-kind="caution"');
});

it('each row of <OptionTable> has a heading for links and search', async () => {
  const mdx = '<OptionTable program="openos" />\n\n[a flag](#with-memo), [its set](#options-memo)\n';
  const { html, anchors, blocks, problems } = await render(mdx, { commands });
  expect(problems).toEqual([]);
  expect([...anchors]).toEqual(expect.arrayContaining(['options-memo', 'with-memo']));
  expect(html).toContain('<x-target id="with-memo">');
  expect(blocks).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'heading', depth: 2, anchor: 'with-memo', text: '--with-memo' }),
      expect.objectContaining({ anchor: 'with-memo', text: '--with-memo · Memo · Its {text}.' }),
    ]),
  );
});
