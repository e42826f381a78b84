import type { RootContent } from 'mdast';
import { site } from '@/content/site';
import { canonicalUrl, llmsUrl } from '@/lib/canonical-url';
import { fromContent } from '@/lib/content';
import { type Block, heading, link, list, paragraph } from '@/lib/markdown/nodes';
import { toMarkdown } from '@/lib/markdown/to-markdown';
import { getDistinction, getSidebars } from '@/lib/navigation';
import { toRoute } from '@/lib/url';
import { groupByCategory } from './group-by-category';
import { fileSize, getMarkdownFiles, plainSection } from './markdown-files';
import { siteFile } from './site-files';

type Items = Block[][];

const dataFiles = [
  ['/docs.json', 'Index of the pages', 'Titles, descriptions, addresses and places of all pages.'],
  ['/openrpc.json', 'OpenRPC document', 'Every method and type of the RPC, with schemas and examples.'],
  ['/postman-collection.json', 'HTTP collection', 'A request for each HTTP method, for API clients.'],
  ['/feed.xml', 'Atom feed', 'The pages that changed last.'],
] as const;

/** An item of a list of files; the convention allows nothing else below a heading. */
const entry = (path: string, title: string, notes: string): Block[] => [
  paragraph(link(canonicalUrl(path), title), `: ${notes}`),
];

/** A file by the convention of https://llmstxt.org: title, summary, any text without headings, lists of files. */
function llmsFile(title: string, summary: string, text: RootContent[], lists: Record<string, Items>): string {
  const sections = Object.entries(lists).filter(([, items]) => items.length > 0);
  const head = [heading(1, title), { type: 'blockquote' as const, children: [paragraph(summary)] }];
  const files = sections.flatMap(([name, items]) => [heading(2, name), list(items)]);
  return toMarkdown({ type: 'root', children: [...head, ...text, ...files] });
}

/**
 * The file llms.txt, and the indexes of the sections by name. The first has what models do not know, the pages that are
 * asked for most, and the sections. An index has all pages of its section, and the parts of long ones.
 */
export const getLlmsFiles = fromContent(async ({ docs }) => {
  const { differences, pages = [], sections = {}, optional = {} } = site.llms ?? {};
  const { files } = await getMarkdownFiles();
  const indexes = new Map<string, string>();
  const first = new Map<string, Block[]>();
  const lists: Record<'Sections' | 'Optional', Items> = { Sections: [], Optional: [] };
  for (const { index, title, docs: members } of groupByCategory(docs, getSidebars())) {
    const items: Items = [];
    for (const doc of members) {
      const file = files.get(doc.path);
      if (!file) continue;
      const category = await getDistinction(doc);
      const name = category === undefined ? file.title : `${category}: ${file.title}`;
      const notes = `${doc.frontMatter.description} ${fileSize(file.text)}`;
      const parts = file.parts.map((it) => entry(it.path, it.title, fileSize(it.text)));
      items.push(entry(file.path, name, notes), ...parts);
      const place = parts.length > 0 ? `, in ${parts.length} parts in the section ${title}` : '';
      first.set(toRoute(doc.path), entry(file.path, name, notes + place));
    }
    const use = sections[title] ?? optional[title] ?? '';
    const above = paragraph('Index of all sections: ', link(llmsUrl, llmsUrl));
    const text = llmsFile(`${site.title}, ${title}`, use, [above], { Pages: items });
    indexes.set(index, text);
    const ofSection = entry(`/llms/${index}`, title, `${use} ${fileSize(text)}`);
    lists[title in optional ? 'Optional' : 'Sections'].push(ofSection);
  }
  for (const [path, title, use] of dataFiles) {
    const response = await siteFile(path)();
    lists.Optional.push(entry(path, title, `${use} ${fileSize(await response.text())}`));
  }
  const about = paragraph(
    'Each page is a Markdown file, with links to other Markdown files. The index of a section lists its pages with ',
    'their sizes, and the parts of long pages.',
  );
  const text = [about, ...(differences ? await plainSection(differences) : [])];
  const startHere = pages.flatMap((route) => [first.get(toRoute(route)) ?? []]);
  const root = llmsFile(site.title, `${site.tagline}.`, text, { 'Start here': startHere, ...lists });
  return { root, indexes };
});
