import type { ListItem, RootContent } from 'mdast';
import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import type { Version } from '@/lib/nav/types';
import { heading, item, link, list, paragraph, text } from '@/lib/reference/markdown/nodes';
import type { Doc } from '@/lib/site';
import { markdownPath } from './markdown/markdown-path';
import { toMarkdown } from './markdown/to-markdown';
import { pageSections } from './page-sections';

/** Files of the whole site, for machines. */
const files: readonly (readonly [path: string, title: string, description: string])[] = [
  ['/llms-full.txt', 'All pages', 'the Markdown of every page in one file'],
  [
    '/docs.json',
    'Index of the pages',
    'addresses, titles, descriptions and places in the navigation, as JSON',
  ],
  ['/openrpc.json', 'OpenRPC document', 'every method and type of the RPC, with schemas and examples'],
  [
    '/search-records.json',
    'Search records',
    'where all that a search can find lies, in the shape of DocSearch',
  ],
  ['/feed.xml', 'Atom feed', 'the pages that changed last'],
  ['/sitemap.xml', 'Sitemap', 'the address of every page'],
];

/**
 * The file llms.txt (https://llmstxt.org): every page's Markdown with what it is about, under the categories of the
 * sidebars; then the files of the whole site.
 */
export function llms(docs: readonly Doc[], sidebars: Version['sidebars']): string {
  const entry = (path: string, title: string, description: string) =>
    item(paragraph(link(canonicalUrl(path), text(title)), `: ${description}`));
  const section = (title: string, items: ListItem[]): RootContent[] => [heading(2, title), list(items)];
  const children: RootContent[] = [
    heading(1, site.title),
    { type: 'blockquote', children: [paragraph(`${site.tagline}.`)] },
    paragraph('Each page is listed by the address of its Markdown.'),
    ...pageSections(docs, sidebars).flatMap(({ title, docs: members }) => {
      const items = members.map(({ path, frontMatter }) =>
        entry(markdownPath(path), frontMatter.title, frontMatter.description),
      );
      return section(title, items);
    }),
    ...section(
      'Optional',
      files.map((file) => entry(...file)),
    ),
  ];
  return toMarkdown({ type: 'root', children });
}
