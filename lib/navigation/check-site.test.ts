import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { loadContent } from '@/lib/content/load';
import type { InternalLink, ParsedPage } from '@/lib/markdown/context';
import { checkSite } from './check-site';

const content = loadContent({ drafts: true });

/** A page without text: the tests are about what only all pages together show. */
const emptyPage = (links: InternalLink[] = []): ParsedPage => ({
  toc: [],
  blocks: [],
  links,
  anchors: new Set(),
  pictures: [],
  problems: [],
  isComplete: true,
});

it('reports a published page that was removed, wherever it is named', async () => {
  const docs = content.docs.filter(({ path }) => path !== '/faq');
  expect(docs.length).toBe(content.docs.length - 1);
  const found = await checkSite({ ...content, docs }, async () => emptyPage(), site);
  expect(found.map(({ file, message }) => `${file}: ${message}`)).toContain(
    'content/published.txt: /faq has been published, and has no page any more',
  );
  expect(found.map(({ file }) => file)).toContain('content/sidebars.json');
});

it('lists what names the old address of a page, with the new one', async () => {
  const docs = content.docs.map((doc) => (doc.path === '/architecture' ? { ...doc, path: '/design' } : doc));
  const [from, to, file] = ['/architecture', '/design', 'content/faq.mdx'];
  const redirects = [{ from, to, file: 'content/redirects.json', line: 2, column: 3 }];
  const link = { route: from, anchor: 'nodes', text: 'a', file, line: 9, column: 4 };
  const parse = async ({ path }: { path: string }) => emptyPage(path === '/faq' ? [link] : []);
  const found = await checkSite({ ...content, docs, redirects }, parse, site);
  const fixes = found.filter(({ hint }) => hint.startsWith('Write /design'));
  expect([...new Set(fixes.map(({ file, hint }) => `${file} ${hint}`))].sort()).toEqual([
    'content/faq.mdx Write /design#nodes',
    'content/sidebars.json Write /design',
    'content/site.ts Write /design',
  ]);
  expect(found.map(({ file }) => file)).not.toContain('content/published.txt');
});
