import { describe, expect, it } from 'vitest';
import type { ByProducts, Doc } from '@/lib/content';
import { compile } from '@/lib/content/compile';
import { docOf, noData, variables } from '@/tests/unit/render';
import { type PageFacts, pageFacts } from './page-facts';

const today = '2026-11-22';

/** The facts of pages, by the paths of their files below content/. */
async function factsOf(bodies: Record<string, string>, redirectTargets: string[] = []) {
  const compiled = new Map<Doc, ByProducts>();
  for (const [name, body] of Object.entries(bodies)) {
    const path = name === 'index' ? '/' : `/${name}`.replace(/\/index$/, '/');
    const doc = { ...docOf(body, `content/${name}.mdx`), id: name, path };
    const byProducts = await compile({ ...noData, commands, doc, variables, highlight: false }, {});
    expect(byProducts.problems).toEqual([]);
    compiled.set(doc, byProducts);
  }
  const facts = pageFacts(compiled, { sidebarOf: () => 'Guide', redirectTargets, today });
  return Object.fromEntries(facts.map((it) => [it.file.slice('content/'.length, -'.mdx'.length), it]));
}

const commands = {
  commands: [{ program: 'tool', command: 'run', group: 'A', summary: 'Runs.', sources: ['a.rs'] }],
  shared: new Map(),
};

const unlinked = (facts: PageFacts | undefined) => facts?.ownIds.unlinked;

describe('words', () => {
  it('are those of headings, text, cells and code, with what data brings', async () => {
    const { a, b } = await factsOf({
      a: 'Two words.\n\n## A heading\n\n| No | Header |\n| --- | --- |\n| a cell | `code` |\n\n```js\nlet x = {\n  y: 1\n};\n```\n',
      b: '## Commands\n\n<CommandReference program="tool" />\n',
    });
    expect(a?.words).toEqual({ text: 7, code: 4 });
    expect(b?.words).toEqual({ text: 4, code: 3 });
  });
});

describe('ids that writers give', () => {
  it('are unlinked where no page, not even their own, names them', async () => {
    const { a, b } = await factsOf({
      a: '## One [#one]\n\n## Two [#two]\n\n## Three [#three]\n\n## Made of words\n\nSee [two](#two).\n',
      'b/index': 'See [three](/a#three).\n',
    });
    expect(a?.ownIds).toEqual({ all: ['one', 'two', 'three'], unlinked: ['one'] });
    expect(b).toBeUndefined();
  });

  it('count as linked by links of another form and by redirects', async () => {
    const pages = { 'a/index': '## One [#one]\n\n## Two [#two]\n', b: '[One](/a#one)\n' };
    expect(unlinked((await factsOf(pages))['a/index'])).toEqual(['two']);
    expect(unlinked((await factsOf(pages, ['/a#two']))['a/index'])).toEqual([]);
    expect(unlinked((await factsOf(pages, ['/b#two', '/a']))['a/index'])).toEqual(['two']);
  });

  it('are not those that reference data brings', async () => {
    const { a } = await factsOf({ a: '## Mine [#mine]\n\n<CommandReference program="tool" />\n' });
    expect(a?.ownIds.all).toEqual(['mine']);
  });
});

describe('links', () => {
  it('count once for each other page that makes them', async () => {
    const { index, a, b } = await factsOf({
      index:
        '[A](/a), [A again](/a/#x)\n\n## X\n\n<Cards>\n<Card title="B" href="/b">\n\nB.\n\n</Card>\n</Cards>\n',
      a: '## X\n\n[Itself](/a), [a part of it](#x), [B](/b)\n',
      b: 'Nothing.\n',
    });
    expect([index, a, b].map((it) => it?.linkedFrom)).toEqual([0, 1, 2]);
    expect([index, a, b].map((it) => it?.isHome)).toEqual([true, false, false]);
  });
});

describe('pictures', () => {
  it('are those of Markdown and of figures', async () => {
    const { a } = await factsOf({
      a: '![A](/icon-192.png)\n\n<Figure src="/favicon.svg" alt="B" />\n',
    });
    expect([...(a?.pictures ?? [])].sort()).toEqual(['/favicon.svg', '/icon-192.png']);
  });
});

describe('front matter', () => {
  it('gives the age and tells whether there are sources', () => {
    const byProducts = { blocks: [], links: [], ownIds: [], pictures: [] };
    const rest = { isWhole: true, toc: [], externalLinks: [], anchors: new Set<string>(), problems: [] };
    const dated = docOf('', 'content/dated.mdx');
    dated.frontMatter = { ...dated.frontMatter, reviewed: '2026-10-23', sources: ['a.rs'] };
    const compiled = new Map(
      [dated, docOf('', 'content/bare.mdx')].map((doc) => [doc, { ...byProducts, ...rest }]),
    );
    const facts = pageFacts(compiled, { sidebarOf: () => 'Guide', redirectTargets: [], today });
    expect(facts).toMatchObject([
      { age: 30, reviewed: '2026-10-23', hasSources: true },
      { age: undefined, reviewed: undefined, hasSources: false },
    ]);
  });
});
