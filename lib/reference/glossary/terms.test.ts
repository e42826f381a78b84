import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';
import type { GlossaryEntry } from './data';
import { glossaryRoute } from './terms';

function entry(term: string, more: Partial<GlossaryEntry> = {}): GlossaryEntry {
  const id = term.toLowerCase().replaceAll(' ', '-');
  return { term, id, definition: `It is \`${term}\`.`, page: '/faq', title: 'FAQ', ...more };
}

const glossary = [
  entry('authority'),
  entry('epoch'),
  entry('leader'),
  entry('leader schedule'),
  entry('node', { everyday: true }),
  entry('program derived address', { also: ['PDA'] }),
  entry('snapshot', { except: ['snapshot of the stakes'] }),
  entry('stake', { forms: ['stake delegation'] }),
  entry('tick', { definition: 'At [[software.version]].' }),
  entry('Turbine'),
];

const pages = new Map([['learn/glossary', glossaryRoute]]);

/** What is marked in a page, in order, with the anchors in the glossary. */
async function marks(mdx: string, options: Parameters<typeof render>[1] = {}): Promise<string[]> {
  const { html, problems } = await render(mdx, { glossary, pages, ...options });
  expect(problems).toEqual([]);
  return Array.from(
    html.matchAll(/<x-term href="([^"]*)"[^>]*>(.*?)<\/x-term>/gs),
    ([, href = '', form = '']) => `${form} ${href.replace(`${glossaryRoute}#`, '#')}`,
  );
}

describe('terms', () => {
  it('are marked where the prose first uses them, with their definition as text', async () => {
    const { html } = await render('An epoch has a tick.\n\nAn epoch ends.\n', { glossary, pages });
    expect(html).toBe(
      '<p>An <x-term href="/learn/glossary#epoch" definition="It is epoch.">epoch</x-term> has a ' +
        '<x-term href="/learn/glossary#tick" definition="At 1.2.3.">tick</x-term>.</p>\n<p>An epoch ends.</p>',
    );
  });

  it.each([
    ['the plural', 'Two epochs, all authorities.', ['epochs #epoch', 'authorities #authority']],
    ['another name', 'Two PDAs.', ['PDAs #program-derived-address']],
    ['several words, over a line break', 'The leader\nschedule.', ['leader\nschedule #leader-schedule']],
    [
      'the longest name first',
      'A leader schedule names a leader.',
      ['leader schedule #leader-schedule', 'leader #leader'],
    ],
    ['a capital at the start of a sentence', 'Epochs end.', ['Epochs #epoch']],
    ['a longer form alone', 'A stake is a stake delegation.', ['stake delegation #stake']],
    [
      'lists, quotes, admonitions and steps',
      '- epoch\n\n> tick\n\n:::note[leader]\n\nleader\n\n:::\n\n<Steps>\n\n1. PDA\n\n</Steps>',
      ['epoch #epoch', 'tick #tick', 'leader #leader', 'PDA #program-derived-address'],
    ],
  ])('are found: %s', async (_name, mdx, expected) => {
    expect(await marks(mdx)).toEqual(expected);
  });

  it.each([
    ['code', '`epoch`\n\n```text\nepoch\n```'],
    ['headings', '## The epoch'],
    ['links', '[epoch](/faq)'],
    ['tables', '| epoch |\n| --- |\n| tick |'],
    ['what may be closed', '<Details summary="epoch">\n\nepoch\n\n</Details>'],
    ['tabs', '<Tabs group="os">\n<Tab label="epoch" value="a">\n\nepoch\n\n</Tab>\n</Tabs>'],
    ['cards', '<Cards>\n<Card title="epoch" href="/faq">\n\nepoch\n\n</Card>\n</Cards>'],
    ['the title of an admonition', ':::note[An epoch]\n\nText.\n\n:::'],
    ['lists of links', '- [More](/faq): the epoch'],
    ['footnotes', 'Text.[^1]\n\n[^1]: An epoch.'],
    ['diagrams', '```mermaid alt="An epoch"\nflowchart LR\nepoch --> tick\n```'],
    ['words for each day', 'A node.'],
    ['other spellings', 'An EPOCH, a pda, a turbine.'],
    ['parts of words', 'epochal, mid-epoch, epoch-wise, /epoch/a, a.epoch, epoch.rs, epoch’s, epoch_a.'],
    ['phrases with another meaning', 'A snapshot of the stakes.'],
    [
      'text after a link or an emphasis that explains them',
      'The [epoch](/faq), the *tick*. An epoch, a tick.',
    ],
    ['the page that explains them', 'An epoch.', { file: 'content/faq.mdx' }],
    ['the glossary', 'An epoch.', { file: 'content/learn/glossary.mdx' }],
    ['sites without a page for the glossary', 'An epoch.', { pages: new Map() }],
  ])('are not marked in %s', async (_name, mdx, options?: Parameters<typeof render>[1]) => {
    expect(await marks(mdx, options)).toEqual([]);
  });

  it('are at most two in a paragraph, and eight on a page', async () => {
    expect(await marks('An epoch, a tick, a leader.\n\nA leader.')).toEqual([
      'epoch #epoch',
      'tick #tick',
      'leader #leader',
    ]);
    const many = Array.from({ length: 9 }, (_, at) => entry(`term${'abcdefghi'[at]}`));
    const mdx = many.map(({ term }) => term).join('\n\n');
    expect(await marks(mdx, { glossary: many })).toHaveLength(8);
  });

  it('change neither the text for search, nor the links of the page, nor its Markdown', async () => {
    const mdx = 'An (epoch), "tick" and *leader*: Turbine.';
    const marked = await render(mdx, { glossary, pages });
    const plain = await render(mdx);
    expect(marked.html).toContain('<x-term');
    expect(marked.blocks).toEqual(plain.blocks);
    expect(marked.links).toEqual([]);
    expect(marked.markdown).toBe(plain.markdown);
    expect(plain.markdown).toContain('An (epoch)');
  });
});
