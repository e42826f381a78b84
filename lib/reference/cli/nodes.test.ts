import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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

/** A page with the data, and its Markdown without title and description. */
async function shown(mdx: string) {
  const { markdown, ...page } = await render(mdx, { commands });
  expect(page.problems).toEqual([]);
  return { ...page, text: markdown.split('/test>\n')[1]?.trim() };
}

it('<CommandReference> has each part of a command, in order', async () => {
  const { text, toc, links, html } = await shown('## Commands\n\n<CommandReference program="openos" />');
  const expected = readFileSync('tests/fixtures/command-reference.md', 'utf8');
  expect(`${text?.replaceAll(site.url, 'SITE')}\n`).toBe(expected);
  expect(toc.map(({ id }) => id)).toEqual(['commands', 'programs', 'cluster']);
  expect(links[0]).toMatchObject({ route: '/faq', line: 3, column: 1 });
  expect(html).toContain('data-kind="caution"');
});

describe('option sets', () => {
  it('has no group headings if there is one group', async () => {
    const { text } = await shown('## Keys\n\n<CommandReference program="openos-keygen" />');
    expect(text).toMatch(/^## Keys\n\n### `openos-keygen new`\n/);
  });

  it.each([
    ['<CommandOptions program="openos" />', '', '`--url` | The cluster.'],
    [
      '## Options\n\n<SharedOptions program="openos" />',
      '## Options\n\n### Memo {#options-memo}\n\nA memo.\n\n',
      '`--with-memo` | Its {text}.',
    ],
  ])('are shown by %s', async (mdx, start, row) => {
    expect((await shown(mdx)).text).toBe(`${start}| Option | Meaning |\n| - | - |\n| ${row} |`);
  });

  it('have a heading for links and search in each row of <OptionTable>', async () => {
    const mdx = '<OptionTable program="openos" />\n\n[a flag](#with-memo), [its set](#options-memo)\n';
    const { html, anchors, blocks } = await shown(mdx);
    expect([...anchors]).toEqual(expect.arrayContaining(['options-memo', 'with-memo']));
    expect(html).toContain('<x-target id="with-memo">');
    expect(blocks).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'heading', depth: 2, anchor: 'with-memo', text: '--with-memo' }),
        expect.objectContaining({ anchor: 'with-memo', text: '--with-memo · Memo · Its {text}.' }),
      ]),
    );
  });
});
