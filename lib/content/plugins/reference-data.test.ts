import { describe, expect, it } from 'vitest';
import type { Plots } from '@/lib/plots/plot';
import { render } from '@/tests/unit/render';
import type { CommandData } from '../command-data';

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

describe('referenceData', () => {
  it('makes headings, contents, links, admonitions, code and variables as in written text', async () => {
    const mdx =
      '## All\n\n<CommandReference program="openos" />\n\n## Options\n\n<SharedOptions program="openos" />\n';
    const { html, toc, links, problems } = await render(mdx, { commands });
    expect(problems).toEqual([]);
    expect(toc.map(({ id, depth }) => [id, depth])).toEqual([
      ['all', 2],
      ['slot', 3],
      ['options', 2],
      ['options-memo', 3],
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

  it('puts one option set where it is asked for', async () => {
    const { html, toc } = await render('<CommandOptions program="openos" set="memo" />\n', { commands });
    expect(toc).toEqual([]);
    expect(html).toContain('<code>--with-memo</code>');
  });

  it('reports what is wrong in data at the component that shows it', async () => {
    const broken: CommandData = {
      ...commands,
      commands: commands.commands.map((it) => ({ ...it, summary: 'See [[devnet.rcp]].' })),
    };
    const { problems } = await render('Text.\n\n<CommandReference program="openos" />\n', {
      commands: broken,
    });
    expect(problems.find((line) => line.includes('[[devnet.rcp]]'))).toContain(
      'content/test.mdx:3:1  unknown variable',
    );
  });

  it.each([
    [
      'an unknown program',
      '<CommandReference program="opennos" />',
      'there is no reference data for "opennos"',
    ],
    [
      'an unknown set',
      '<CommandOptions program="openos" set="memos" />',
      '"openos" has no option set "memos"',
    ],
    ['a component without program', '<SharedOptions />', '<SharedOptions> needs the attribute "program"'],
  ])('reports %s', async (_name, mdx, message) => {
    const { problems } = await render(`Text.\n\n${mdx}\n`, { commands });
    expect(problems[0]).toContain(`content/test.mdx:3:1  ${message}`);
  });

  it('makes each row of an option table the target of a link, for its own page and others', async () => {
    const mdx = '<OptionTable program="openos" />\n\n[a flag](#with-memo), [its set](#options-memo)\n';
    const { html, anchors, problems } = await render(mdx, { commands });
    expect(problems).toEqual([]);
    expect([...anchors].sort()).toEqual(['options-memo', 'with-memo']);
    expect(html).toContain('<x-target id="with-memo">');
  });

  it('draws a plot and gives its numbers as a table', async () => {
    const plots: Plots = {
      double: {
        title: 'Twice x',
        alt: 'A rising line.',
        x: { label: 'x', values: [0, 1000] },
        y: { label: 'twice x' },
        series: [{ label: 'double', at: (x) => 2 * x }],
        rows: [1000],
      },
    };
    const { html, problems } = await render('<Plot name="double" />\n', { plots });
    expect(problems).toEqual([]);
    expect(html).toMatch(/<x-plotpicture[^>]* alt="A rising line\." title="Twice x"/);
    expect(html).toContain('<path class="s1" d="M0,1000L1000,0"/>');
    expect(html).toContain('<th>twice x</th>');
    expect(html).toContain('<td>1,000</td><td>2,000</td>');
  });
});
