import { beforeAll, expect, it } from 'vitest';
import type { FrontMatter } from '@/lib/content/schema';
import type { Doc, ParsedPage } from '@/lib/site';
import { parsePage } from '@/lib/site/parse-page';
import { docOf, noData, variables } from '@/tests/unit/render';
import { reportText } from './report';

const words = (count: number) => 'word '.repeat(count);
const checked = { reviewed: '2026-11-21', sources: ['a.rs'] };

/** Pages by the name of their file, and the front matter that they have in addition to a title. */
const pages: [name: string, body: string, front: Partial<FrontMatter>][] = [
  ['index', `${words(200)} [One](/old/#one) and [more](/long), [two](/thin).`, checked],
  ['old', `## One [#one]\n\n## Two [#two]\n\n${words(200)}`, { ...checked, reviewed: '2026-05-26' }],
  ['thin', `${words(100)}\n\n\`\`\`text\n${words(98)}{}\n\`\`\`\n\n![A](/icon-192.png)`, checked],
  ['long', `${words(4_000)}\n\n\`\`\`text\n${words(400)}\n\`\`\``, checked],
  ['unlinked', `${words(200)} [Itself](/unlinked#a)\n\n## A`, {}],
];

let compiled: Map<Doc, ParsedPage>;
beforeAll(async () => {
  compiled = new Map();
  for (const [name, body, front] of pages) {
    const doc = docOf(body, `content/${name}.mdx`);
    Object.assign(doc, { path: name === 'index' ? '/' : `/${name}` });
    doc.frontMatter = { ...doc.frontMatter, ...front };
    compiled.set(doc, await parsePage(doc, { ...noData, variables }));
  }
});

const text = (isWhole: boolean, of = compiled) => {
  const images = ['/favicon.svg', '/unused.svg', '/pictures/cli/unused.png'];
  const lines = reportText({ today: '2026-11-22', pages: of, redirectTargets: [], images }, isWhole);
  return lines.map((line) => line.trim());
};

/** A site of the first page alone, with something else in its front matter or in its text. */
const first = (front: Partial<FrontMatter>, page: Partial<ParsedPage> = {}) => {
  const [[doc, parsed]] = [...compiled] as [[Doc, ParsedPage]];
  return new Map([
    [
      { ...doc, frontMatter: { ...doc.frontMatter, ...front } },
      { ...parsed, ...page },
    ] as const,
  ]);
};

it('lists what needs work', () => {
  expect(text(false)).toEqual([
    '5 pages',
    ...['', 'Pages checked against their sources 180 days ago or before: 2'],
    ...['content/unlinked.mdx: (no day)', 'content/old.mdx: 2026-05-26'],
    ...['', 'Pages with fewer than 200 words: 1', 'content/thin.mdx: 199'],
    ...['', 'Pages without sources: 1', 'content/unlinked.mdx'],
    ...['', 'Pages that no other page links in its text: 1', 'content/unlinked.mdx'],
    ...['', 'Pages with ids that no link names: 1', 'content/old.mdx: #two'],
    ...['', 'Pages by words, longest first: 5', 'content/long.mdx: 4400', 'content/index.mdx: 204'],
    ...['content/unlinked.mdx: 202', 'content/old.mdx: 202', 'content/thin.mdx: 199'],
    ...['', 'Images that no page shows: 2', 'public/unused.svg', 'content/cli/unused.png'],
  ]);
});

it('lists a page whose day is in the future', () => {
  expect(text(false, first({ reviewed: '2026-11-23' }))[2]).toMatch(/^Pages checked .*: 1$/);
});

it('recognizes the images that pages show', () => {
  const pictured = first({}, { pictures: ['/unused.svg', '/pictures/cli/unused.png'] });
  expect(text(false, pictured).at(-1)).toBe('Images that no page shows: 0');
});

it('shows the first ten of a long list, and all of it on request', () => {
  const [[doc, page]] = [...compiled] as [[Doc, ParsedPage]];
  const many = new Map(Array.from({ length: 12 }, (_, at) => [{ ...doc, file: `content/${at}.mdx` }, page]));
  expect(text(false, many)).toContain('and 2 more, with --all');
  expect(text(true, many)).not.toContain('and 2 more, with --all');
  expect(text(true, many)).toContainEqual(expect.stringContaining('content/11.mdx'));
});
