import { describe, expect, it } from 'vitest';
import { compile } from '@/lib/content/compile';
import { docOf, noData, variables } from '@/tests/unit/render';

/** What a page says, block by block: its kind, the heading it stands under, its text. */
async function blocksOf(mdx: string) {
  const { blocks, problems } = await compile({ ...noData, doc: docOf(mdx), variables, highlight: false }, {});
  expect(problems).toEqual([]);
  return blocks.map(({ kind, anchor, text }) => `${kind} ${anchor ?? '-'} ${text}`);
}

describe('blocks', () => {
  it.each([
    [
      'headings and what stands under them',
      'One.\n\n## Two `a` [#b]\n\nThree.',
      ['text - One.', 'heading b Two a', 'text b Three.'],
    ],
    ['list items, one by one', '- One\n- Two\n\n  More', ['text - One', 'text - Two', 'text - More']],
    ['rows of a table, without its head', '| A | B |\n| - | - |\n| `x` | Y |', ['text - x · Y']],
    ['code with its title', '```bash title="run.sh"\nopenos slot\n```', ['code - run.sh openos slot']],
    [
      'a diagram by its description',
      '```mermaid alt="How A leads to B"\nflowchart LR\nA --> B\n```',
      ['code - How A leads to B'],
    ],
    [
      'an admonition, with its title if it has one',
      ':::note\n\nOne.\n\n:::\n\n:::tip[Two]\n\nThree.\n\n:::',
      ['text - One.', 'text - Two', 'text - Three.'],
    ],
    [
      'what stands in components, and their titles',
      '<Details summary="More">\n\nText.\n\n</Details>',
      ['text - More', 'text - Text.'],
    ],
    ['variables, filled in', 'At [[devnet.rpc]].', ['text - At https://rpc.test.']],
    ['links by their text', 'See [here](https://example.org/).', ['text - See here.']],
  ])('records %s', async (_name, mdx, blocks) => {
    expect(await blocksOf(mdx)).toEqual(blocks);
  });

  it('records each row of an option table as a heading with what it says', async () => {
    const options = [
      { long: '--ledger', short: '-l', value: 'DIR', help: 'Where it is.' },
      { long: '--log', help: 'A switch.' },
    ];
    const shared = new Map([['tool', [{ id: 'files', title: 'Files', options }]]]);
    const { blocks } = await compile(
      {
        ...noData,
        doc: docOf('## Flags\n\n<OptionTable program="tool" />\n\nEnd.'),
        commands: { commands: [], shared },
        variables,
        highlight: false,
      },
      {},
    );
    expect(blocks.map(({ kind, depth, anchor, text }) => [kind, depth, anchor, text])).toEqual([
      ['heading', 2, 'flags', 'Flags'],
      ['heading', 3, 'ledger', '--ledger'],
      ['text', undefined, 'ledger', '--ledger, -l <DIR> · Files · Where it is.'],
      ['heading', 3, 'log', '--log'],
      ['text', undefined, 'log', '--log · Files · A switch.'],
      ['text', undefined, 'flags', 'End.'],
    ]);
  });
});
