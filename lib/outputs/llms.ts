import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import type { Doc } from '@/lib/content';
import { toMarkdown } from '@/lib/content/page-markdown';
import type { Sidebar } from '@/lib/navigation/sidebars';
import { heading, link, list, paragraph } from '@/lib/reference/nodes';
import { markdownPath } from '@/lib/url';
import { groupByCategory } from './group-by-category';

/**
 * The file llms.txt (https://llmstxt.org): by category of the sidebars, the use of the section, all of its text, and the
 * Markdown of every page with its description; then the files about the whole site.
 */
export function llms(docs: readonly Doc[], sidebars: readonly Sidebar[]): string {
  const entry = (path: string, title: string, description: string) => [
    paragraph(link(canonicalUrl(path), title), `: ${description}`),
  ];
  const sections = groupByCategory(docs, sidebars).flatMap(({ title, docs: members, fullText }) => [
    heading(2, title),
    paragraph(`${site.sections?.[title] ?? ''} `, link(canonicalUrl(fullText), 'All of its text')),
    list(
      members.map(({ path, frontMatter }) =>
        entry(markdownPath(path), frontMatter.title, frontMatter.description),
      ),
    ),
  ]);
  const files = [
    entry(
      '/docs.json',
      'Index of the pages',
      'addresses, titles, descriptions and places in the navigation, as JSON',
    ),
    entry('/openrpc.json', 'OpenRPC document', 'every method and type of the RPC, with schemas and examples'),
    entry('/postman-collection.json', 'HTTP collection', 'a request for each HTTP method, for API clients'),
    entry('/feed.xml', 'Atom feed', 'the pages that changed last'),
    entry('/sitemap.xml', 'Sitemap', 'the address of every page'),
  ];
  return toMarkdown({
    type: 'root',
    children: [
      heading(1, site.title),
      { type: 'blockquote', children: [paragraph(`${site.tagline}.`)] },
      paragraph(
        'Each page is listed by the address of its Markdown, and its links lead to the Markdown of other pages. Each ',
        'section says what it is for, and has the text of all its pages in one file.',
      ),
      ...sections,
      heading(2, 'Optional'),
      list(files),
    ],
  });
}
