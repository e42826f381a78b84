import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { render } from '@/tests/unit/render';
import type { CommandData } from './data';

/** A command with all that one may have, and two with little. */
const { commands: all, shared } = JSON.parse(readFileSync('tests/fixtures/command-data.json', 'utf8'));
const commands: CommandData = { commands: all, shared: new Map(shared) };

const everything = `## Commands

<CommandReference program="openos" />

### Global

<CommandOptions program="openos" />

<SharedOptions program="openos" />

## Keys

<CommandReference program="openos-keygen" />
`;

it('each part of a command and of the option sets is shown, in order', async () => {
  const { markdown, toc, links, html, problems } = await render(everything, { commands });
  expect(problems).toEqual([]);
  const expected = readFileSync('tests/fixtures/command-reference.md', 'utf8');
  expect(markdown.slice(markdown.indexOf('\n## ') + 1).replaceAll(site.url, 'SITE')).toBe(expected);
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
