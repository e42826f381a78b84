import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { checkSite } from '@/lib/check-site';
import { loadContent } from './content/load';
import type { InternalLink, ParsedPage } from './content/plugins/context';

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

it('reports a published page that was removed, also in the configuration and the sidebars', async () => {
  const docs = content.docs.filter(({ path }) => path !== '/faq');
  expect(docs.length).toBe(content.docs.length - 1);
  const found = await checkSite({ ...content, docs }, async () => emptyPage(), site);
  expect(found.map(({ file, message }) => `${file}: ${message}`)).toContain(
    'content/published.txt: /faq has been published, and has no page any more',
  );
  expect(found.map(({ file }) => file)).toContain('content/sidebars.json');
});

it('lists what names the old address of a page that has moved, with the new one as the fix', async () => {
  const docs = content.docs.map((doc) => (doc.path === '/architecture' ? { ...doc, path: '/design' } : doc));
  const redirects = [
    { from: '/architecture', to: '/design', file: 'content/redirects.json', line: 2, column: 3 },
  ];
  const link = {
    route: '/architecture',
    anchor: 'nodes',
    text: 'a',
    file: 'content/faq.mdx',
    line: 9,
    column: 4,
  };
  const found = await checkSite(
    { ...content, docs, redirects },
    async ({ path }) => emptyPage(path === '/faq' ? [link] : []),
    site,
  );
  const fixes = found
    .filter(({ hint }) => hint.startsWith('Write /design'))
    .map(({ file, hint }) => `${file} ${hint}`);
  expect(new Set(fixes)).toEqual(
    new Set([
      'content/faq.mdx Write /design#nodes',
      'content/sidebars.json Write /design',
      'content/site.ts Write /design',
    ]),
  );
  expect(found.map(({ file }) => file)).not.toContain('content/published.txt');
});
