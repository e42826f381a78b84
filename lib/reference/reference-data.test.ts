import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';
import type { CommandData } from './cli/data';
import type { Plots } from './plots/plot';
import type { ProposalEntry } from './proposals/proposals';

const commands: CommandData = {
  commands: [
    {
      program: 'openos',
      command: 'slot',
      group: 'Cluster',
      summary: 'Prints the slot; see [the FAQ](/faq) at [[devnet.rpc]].',
      caution: 'It costs <1 BTG.',
      shared: ['memo'],
      example: { command: 'openos slot --url [[devnet.rpc]]' },
      sources: ['cli.rs'],
    },
  ],
  shared: new Map([
    ['openos', [{ id: 'memo', title: 'Memo', options: [{ long: '--with-memo', help: 'Its {text}.' }] }]],
  ]),
};

describe('reference data', () => {
  it('becomes headings, contents, links, admonitions, code and variables like written text', async () => {
    const mdx =
      '## All\n\n<CommandReference program="openos" />\n\n## Options\n\n<SharedOptions program="openos" />\n';
    const { html, toc, links, problems } = await render(mdx, { commands });
    expect(problems).toEqual([]);
    expect(toc.map(({ id, depth }) => `${id} ${depth}`)).toEqual([
      'all 2',
      'slot 3',
      'options 2',
      'options-memo 3',
    ]);
    expect(links).toMatchObject([
      { route: '/faq', line: 3, column: 1 },
      { route: '', anchor: 'options-memo', line: 3, column: 1 },
    ]);
    expect(html).toContain('<p>Prints the slot; see <a href="/faq">the FAQ</a> at https://rpc.test.</p>');
    expect(html).toContain('data-kind="caution"');
    expect(html).toContain('<p>It costs &lt;1 BTG.</p>');
    expect(html).toContain('https://rpc.test</span>');
    expect(html).toContain('<td>Its {text}.</td>');
  });

  it('shows one option set', async () => {
    const { html, toc } = await render('<CommandOptions program="openos" set="memo" />\n', { commands });
    expect(toc).toEqual([]);
    expect(html).toContain('<code>--with-memo</code>');
  });

  it('makes each row of an option table a heading for links and search', async () => {
    const mdx = '<OptionTable program="openos" />\n\n[a flag](#with-memo), [its set](#options-memo)\n';
    const { html, anchors, blocks, problems } = await render(mdx, { commands });
    expect(problems).toEqual([]);
    expect([...anchors].sort()).toEqual(['options-memo', 'with-memo']);
    expect(html).toContain('<x-target id="with-memo">');
    expect(blocks).toMatchObject([
      { kind: 'heading', depth: 2, anchor: 'with-memo', text: '--with-memo' },
      { kind: 'text', anchor: 'with-memo', text: '--with-memo · Memo · Its {text}.' },
      { kind: 'text', anchor: null, text: 'a flag, its set' },
    ]);
  });

  it('draws a plot and gives its numbers as a table', async () => {
    const plots: Plots = {
      double: () => ({
        title: 'Twice x',
        alt: 'A rising line.',
        x: { label: 'x', values: [0, 1000] },
        y: { label: 'twice x' },
        series: [{ label: 'double', at: (x) => 2 * x }],
        rows: [1000],
      }),
    };
    const { html, problems } = await render('<Plot name="double" />\n', { plots });
    expect(problems).toEqual([]);
    expect(html).toMatch(/<x-plotpicture[^>]* alt="A rising line\." title="Twice x"/);
    expect(html).toContain('<path class="s1" d="M0,1000L1000,0"/>');
    expect(html).toContain('<th>twice x</th>');
    expect(html).toContain('<td>1,000</td><td>2,000</td>');
  });
});

it('a proposal has its facts below the first paragraph, with a checked link to its successor', async () => {
  const entry: ProposalEntry = {
    path: '/test',
    title: 'Test',
    status: 'accepted',
    outcome: 'superseded',
    area: 'ledger',
    became: 'Another design took its place before it was built.',
    supersededBy: '/next',
    successor: 'The next one',
  };
  const { html, links } = await render('Lead.\n\n## Problem\n\nText.\n', { proposals: [entry] });
  expect(links).toMatchObject([{ route: '/next', line: 1, column: 1 }]);
  expect(html.replaceAll('\n', '')).toMatch(
    /^<p>Lead\.<\/p><x-proposalfacts status="accepted" outcome="superseded" area="ledger"><p>Superseded by <a href="\/next">The next one<\/a>\.<\/p><\/x-proposalfacts><h2/,
  );
  const same = await render('Lead.\n', { proposals: [{ ...entry, title: 'The next one' }] });
  expect(same.html).toContain('by what the other page with this title describes: <a href="/next">');
  const other = await render('Lead.\n', { proposals: [{ ...entry, path: '/other' }] });
  expect(other.html.trim()).toBe('<p>Lead.</p>');
});
