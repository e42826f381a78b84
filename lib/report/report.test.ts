import { beforeAll, describe, expect, it } from 'vitest';
import type { Doc, ParsedPage } from '@/lib/content';
import { parsePage } from '@/lib/content/parse-page';
import type { FrontMatter } from '@/lib/content/schema';
import { docOf, noData, variables } from '@/tests/unit/render';
import { type PageFacts, pageFacts } from './page-facts';
import { publicImages } from './public-images';
import { reportText } from './report-text';
import { runReport, usage } from './run-report';

const words = (count: number) => 'word '.repeat(count);
const verified = { reviewed: '2026-11-21', sources: ['a.rs'] };

/** Pages by the name of their file, and what their front matter has besides a title. */
const pages: [name: string, body: string, front: Partial<FrontMatter>][] = [
  ['index', `${words(200)} [One](/old/#one) and [more](/long), [two](/thin).`, verified],
  ['old', `## One [#one]\n\n## Two [#two]\n\n${words(200)}`, { ...verified, reviewed: '2026-05-26' }],
  ['thin', `${words(100)}\n\n\`\`\`text\n${words(98)}{}\n\`\`\`\n\n![A](/icon-192.png)`, verified],
  ['long', `${words(4_000)}\n\n\`\`\`text\n${words(400)}\n\`\`\``, verified],
  ['unlinked', `${words(200)} [Itself](/unlinked#a)\n\n## A`, {}],
];

let facts: PageFacts[];
beforeAll(async () => {
  const compiled = new Map<Doc, ParsedPage>();
  for (const [name, body, front] of pages) {
    const doc = docOf(body, `content/${name}.mdx`);
    Object.assign(doc, { path: name === 'index' ? '/' : `/${name}` });
    doc.frontMatter = { ...doc.frontMatter, ...front };
    compiled.set(doc, await parsePage(doc, { ...noData, variables }));
  }
  facts = pageFacts(compiled, { sidebarOf: () => 'Handbook', redirectTargets: [], today: '2026-11-22' });
});

/** The report on the pages as text, without the width of columns. */
function text(isWhole: boolean, of = facts) {
  const images = [{ path: '/unused.svg', bytes: 9 }];
  const content = { today: '2026-11-22', pages: of, drafts: 1, images };
  return reportText(content, isWhole).map((line) => line.trim().replace(/ {2,}/g, '  '));
}

describe('the report', () => {
  it('begins with totals', () => {
    expect(text(false).slice(0, 9)).toEqual([
      'Content health on 2026-11-22: 5 pages, 1 draft left out',
      '',
      '2  pages to verify again',
      '1  pages under 200 words',
      '1  pages without sources',
      '1  ids that no link names',
      '1  pages that no text links',
      '25  minutes to read everything',
      '1  images that nothing shows',
    ]);
  });

  it.each([
    ['pages to verify again', 'Pages to verify again', 'none  none  Handbook  content/unlinked.mdx'],
    ['old pages', 'Pages to verify again', '180  2026-05-26  Handbook  content/old.mdx'],
    ['thin pages', 'Thin pages', '199  Handbook  content/thin.mdx'],
    ['pages without sources', 'Pages without sources', 'Handbook  content/unlinked.mdx'],
    ['ids that nothing links', 'Pages with ids', '1  content/old.mdx  #two'],
    ['unlinked pages', 'Pages that no other page links', 'Handbook  content/unlinked.mdx'],
    ['long pages', 'The 5 longest pages', '21  4,400  400  content/long.mdx'],
    ['unused images', 'Images that nothing shows', '9  public/unused.svg'],
  ])('names %s', (_name, caption, line) => {
    const lines = [...text(false), ''];
    const start = lines.findIndex((it) => it.startsWith(caption));
    expect(start).toBeGreaterThan(0);
    expect(lines.slice(start, lines.indexOf('', start))).toContain(line);
  });

  it('shows the first ten of a long list, and all of it on request', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ ...facts[4], file: `content/${at}.mdx` }));
    expect(text(false, many as PageFacts[])).toContain('and 2 more, with --all');
    expect(text(true, many as PageFacts[])).not.toContain('and 2 more, with --all');
    expect(text(true, many as PageFacts[])).toContain('Handbook  content/11.mdx');
  });

  it('covers the images of public/, with their bytes', async () => {
    const images = await publicImages();
    expect(images.map((it) => it.path)).toContain('/icon-192.png');
    expect(images.every((it) => it.bytes > 0)).toBe(true);
  });
});

describe('the arguments of npm run report', () => {
  it.each([
    [['--al'], "Unknown option '--al'"],
    [['all'], "Unexpected argument 'all'"],
    [['--today', '2026-02-29'], '--today is "2026-02-29". It must be a day such as 2026-11-22.'],
  ])('%j are refused, and the options shown', async (args, message) => {
    const errors: string[] = [];
    expect(await runReport(args, { print: () => {}, printError: (line) => errors.push(line) })).toBe(1);
    expect(errors.join('\n')).toContain(message);
    expect(errors.join('\n')).toContain(usage);
  });
});
