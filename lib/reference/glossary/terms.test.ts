import { expect, it } from 'vitest';
import { render } from '@/tests/unit/render';
import { glossaryRoute } from './terms';

const entry = (term: string) => ({ term, id: term, definition: 'It is.', page: '/faq', title: 'FAQ' });
const glossary = ['epoch', 'leader', 'tick', 'Turbine'].map(entry);
const pages = new Map([['learn/glossary', glossaryRoute]]);

/** The forms that are marked in a page, in order. */
async function marks(mdx: string, options: Parameters<typeof render>[1] = {}): Promise<string[]> {
  const { html, problems } = await render(mdx, { glossary, pages, ...options });
  expect(problems).toEqual([]);
  return Array.from(html.matchAll(/<x-term [^>]*>(.*?)<\/x-term>/gs), ([, form = '']) => form);
}

// Which words are marked where: tests/fixtures/mdx/terms.md.
it('are at most two in a paragraph, and eight on a page', async () => {
  expect(await marks('An epoch, a tick, a leader.\n\nA leader.')).toEqual(['epoch', 'tick', 'leader']);
  const many = Array.from('abcdefghi', (letter) => entry(`term${letter}`));
  const mdx = many.map(({ term }) => term).join('\n\n');
  expect(await marks(mdx, { glossary: many })).toHaveLength(8);
});

it('are not marked where they are explained, or without a glossary', async () => {
  const sites = [{ file: 'content/faq.mdx' }, { file: 'content/learn/glossary.mdx' }, { pages: new Map() }];
  for (const site of sites) expect(await marks('An epoch.', site)).toEqual([]);
});

it('change neither text, links nor Markdown', async () => {
  const mdx = 'An (epoch), "tick" and *leader*: Turbine.';
  const marked = await render(mdx, { glossary, pages });
  const plain = await render(mdx);
  expect(marked.html).toContain('<x-term');
  expect(marked.blocks).toEqual(plain.blocks);
  expect(marked.links).toEqual([]);
  expect(marked.markdown).toBe(plain.markdown);
  expect(plain.markdown).toContain('An (epoch)');
});
