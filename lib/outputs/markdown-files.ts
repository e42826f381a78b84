import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { site } from '@/content/site';
import { canonicalUrl, llmsUrl } from '@/lib/canonical-url';
import { type Doc, fromContent, getContent, getDoc, getParsed, getPlain } from '@/lib/content';
import { heading, link, list, paragraph } from '@/lib/markdown/nodes';
import { toMarkdown } from '@/lib/markdown/to-markdown';
import { markdownPath } from '@/lib/url';

/** Bytes of a page that has no parts. Tools that fetch for language models cut what is longer than 50,000 characters. */
const longest = 40_000;

/** A file in Markdown: a page, or a part of a long page. */
export interface MarkdownFile {
  /** Its path on the site. */
  path: string;
  title: string;
  text: string;
  /** Of a long page: the files with one section each. */
  parts: MarkdownFile[];
}

/** The Markdown of all pages without problems, by route, and what leads links to a section of a long page to that part. */
export const getMarkdownFiles = fromContent(async ({ docs }) => {
  const files = new Map<string, MarkdownFile>();
  const moved = new Map<string, string>();
  const address = new RegExp(`${site.url}/[^\\s()<>#]+\\.md#[^\\s()<>]+`, 'g');
  const linkParts = (text: string) => text.replace(address, (url) => moved.get(url) ?? url);
  for (const doc of docs)
    if ((await getParsed(doc)).problems.length === 0) files.set(doc.path, await markdownFile(doc, moved));
  for (const file of [...files.values()].flatMap((it) => [it, ...it.parts])) file.text = linkParts(file.text);
  return { files, linkParts };
});

/** What makes the text of each file, by path. In development only of the page asked for: to parse all takes long. */
export async function listMarkdownFiles(): Promise<[path: string, make: () => Promise<string>][]> {
  if (process.env.NODE_ENV === 'development')
    return getContent().docs.map((doc) => [
      markdownPath(doc.path).slice(1),
      async () => toMarkdown(await getPlain(doc)),
    ]);
  const files = [...(await getMarkdownFiles()).files.values()].flatMap((file) => [file, ...file.parts]);
  return files.map(({ path, text }) => [path.slice(1), async () => text]);
}

/** Length of a file: `12 kB`. */
export function fileSize(text: string): string {
  return `${Math.ceil(Buffer.byteLength(text) / 1000)} kB`;
}

/** The Markdown below a heading of level 2. Throws an Error if there is none. @param address route and id */
export async function plainSection(address: string): Promise<RootContent[]> {
  const [route = '', id] = address.split('#');
  const doc = getDoc(route);
  const nodes = doc ? (await getPlain(doc)).children : [];
  const start = nodes.findIndex((node) => idOf(node) === id);
  if (start < 0) throw new Error(`content/site.ts names ${address}, which is no heading of a page`);
  const end = nodes.findIndex((it, index) => index > start && it.type === 'heading' && it.depth === 2);
  return nodes.slice(start + 1, end < 0 ? undefined : end);
}

/** @param moved gets the address of each place in a part by its address in the whole page */
async function markdownFile(doc: Doc, moved: Map<string, string>): Promise<MarkdownFile> {
  const tree = await getPlain(doc);
  const { title } = doc.frontMatter;
  const path = markdownPath(doc.path);
  if (sizeOf(tree.children) <= longest) return { path, title, text: toMarkdown(tree), parts: [] };
  const url = canonicalUrl(path);
  const parts = split(tree.children).map((nodes) => {
    const [first] = nodes;
    const part = path.replace(/\.md$/, `/${idOf(first)}.md`);
    // What links can point at: headings, and places in tables and lists.
    const places = Array.from(textOf(nodes).matchAll(/\{#(\S+?)\}/g), ([, id]) => id);
    for (const id of [...nodes.map(idOf), ...places])
      moved.set(`${url}#${id}`, `${canonicalUrl(part)}#${id}`);
    const name = `${title}: ${textOf(first).replace(/ \{#.*\}$/, '')}`;
    const above = paragraph('A part of ', link(url, url), '. Index of all pages: ', link(llmsUrl, llmsUrl));
    const text = toMarkdown({ type: 'root', children: [heading(1, name), above, ...nodes] });
    return { path: part, title: name, text, parts: [] };
  });
  const items = parts.map((it) => [
    paragraph(link(canonicalUrl(it.path), it.title.slice(title.length + 2)), ` (${fileSize(it.text)})`),
  ]);
  // Below title, description and addresses.
  tree.children.splice(3, 0, paragraph('This file is long. Each part of it is also a file:'), list(items));
  return { path, title, text: toMarkdown(tree), parts };
}

function sizeOf(children: RootContent[]): number {
  return Buffer.byteLength(toMarkdown({ type: 'root', children }));
}

/** The sections of a page. A long one becomes what is above its own sections, unless that is a heading, and these. */
function split(nodes: readonly RootContent[], depth = 2): RootContent[][] {
  const starts = nodes.flatMap((it, index) => (it.type === 'heading' && it.depth === depth ? [index] : []));
  return starts.flatMap((start, index) => {
    const section = nodes.slice(start, starts[index + 1]);
    const inner = section.findIndex((it) => it.type === 'heading' && it.depth > depth);
    if (inner < 0 || sizeOf(section) <= longest) return [section];
    return [...(inner > 1 ? [section.slice(0, inner)] : []), ...split(section.slice(inner), depth + 1)];
  });
}

function idOf(node: RootContent | undefined): unknown {
  return node?.type === 'heading' ? node.data?.hProperties?.id : undefined;
}
