import { fromMarkdown } from 'mdast-util-from-markdown';
import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import { literal } from '@/lib/content/markdown';
import type { Sidebar } from '@/lib/nav/sidebars';
import type { Doc } from '@/lib/site';
import { markdownPath } from '@/lib/url';
import { groupByCategory } from './group-by-category';
import { toMarkdown } from './markdown/to-markdown';

/**
 * The file llms.txt (https://llmstxt.org): the Markdown of every page with its description, by category of the sidebars,
 * then the files about the whole site.
 */
export function llms(docs: readonly Doc[], sidebars: readonly Sidebar[]): string {
  const entry = (path: string, title: string, description: string) =>
    `- [${literal(title)}](${canonicalUrl(path)}): ${literal(description)}`;
  const sections = groupByCategory(docs, sidebars).flatMap(({ title, docs: members }) => [
    `## ${literal(title)}`,
    members
      .map(({ path, frontMatter }) => entry(markdownPath(path), frontMatter.title, frontMatter.description))
      .join('\n'),
  ]);
  const files = [
    entry('/llms-full.txt', 'All pages', 'the Markdown of every page in one file'),
    entry(
      '/docs.json',
      'Index of the pages',
      'addresses, titles, descriptions and places in the navigation, as JSON',
    ),
    entry('/openrpc.json', 'OpenRPC document', 'every method and type of the RPC, with schemas and examples'),
    entry(
      '/search-records.json',
      'Search records',
      'the addresses of the search records, in the shape of DocSearch',
    ),
    entry('/feed.xml', 'Atom feed', 'the pages that changed last'),
    entry('/sitemap.xml', 'Sitemap', 'the address of every page'),
  ];
  const blocks = [
    `# ${literal(site.title)}`,
    `> ${literal(site.tagline)}.`,
    'Each page is listed by the address of its Markdown.',
    ...sections,
    '## Optional',
    files.join('\n'),
  ];
  return toMarkdown(fromMarkdown(blocks.join('\n\n')));
}
