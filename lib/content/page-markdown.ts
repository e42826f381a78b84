import { slug } from 'github-slugger';
import type { Blockquote, Code, Heading, Link, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { canonicalUrl, llmsUrl } from '@/lib/canonical-url';
import {
  attributesOf,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  metaValue,
} from '@/lib/markdown/element';
import { flatten, heading, link, paragraph, strong } from '@/lib/markdown/nodes';
import { defaultTitle } from '@/lib/markdown/plugins/admonitions';
import { components } from '@/lib/reference/components';
import type { Doc } from '@/lib/source/doc';
import { basePath, markdownPath } from '@/lib/url';

/**
 * A page in plain Markdown, for machines: title, description, the addresses of the page and of the index, then all its
 * text. Links are absolute, those to pages lead to their Markdown. An id that is not made from the words of its heading
 * is `{#id}`.
 */
export function plainPage({ path, frontMatter }: Doc, tree: Root): Root {
  const { title, description } = frontMatter;
  const url = canonicalUrl(path);
  const head: RootContent[] = [
    heading(1, title),
    { type: 'blockquote', children: [paragraph(description)] },
    paragraph('Web page: ', link(url, url), '. Index of all pages: ', link(llmsUrl, llmsUrl)),
  ];
  const page: Root = { type: 'root', children: [...head, ...tree.children.flatMap(plain)] };
  visit(page, (node) => {
    if (node.type === 'image') node.url = canonicalUrl(node.url.slice(basePath.length));
    else if ('url' in node) node.url = markdownUrl(node.url, path);
  });
  return page;
}

/** A copy of a node as plain Markdown: components and admonitions become their text. The page itself is not changed. */
function plain(original: RootContent): RootContent[] {
  if (original.type === 'mdxJsxFlowElement') return block(original);
  const node = { ...original };
  if ('children' in node) {
    const children = node.children as RootContent[];
    const ids = children.map((it) => it.type === 'mdxJsxTextElement' && `#${attributesOf(it).id}`);
    // A row of a reference links itself, for readers who copy the address.
    const isSelf = (it: RootContent, index: number): it is Link =>
      it.type === 'link' && ids[index - 1] === it.url;
    node.children = children.flatMap((it, index) =>
      isSelf(it, index) ? it.children.flatMap(plain) : plain(it),
    ) as typeof node.children;
  }
  switch (node.type) {
    case 'mdxJsxTextElement':
      return inline(node);
    case 'containerDirective':
      return [admonition(node)];
    case 'code':
      return codeBlock(node);
    case 'tableCell':
      return [{ ...node, children: node.children.flatMap(inLine) }];
    case 'heading':
      return [withId(node)];
    case 'link':
      // The link of a heading to itself has no text.
      return node.children.length > 0 ? [node] : [];
    default:
      return [node];
  }
}

/** The blocks that a cell of HTML can have, in a line, as Markdown has it. */
function inLine(node: RootContent): PhrasingContent[] {
  if (node.type === 'code') return [{ type: 'inlineCode', value: node.value.replace(/\s+/g, ' ') }, space];
  const isBlock = /^(?:paragraph|heading|blockquote|list|table|mdxJsxFlow|containerDirective)/.test(
    node.type,
  );
  return isBlock && 'children' in node
    ? [...node.children.flatMap(inLine), space]
    : [node as PhrasingContent];
}

const space: PhrasingContent = { type: 'text', value: ' ' };

function block(node: MdxJsxFlowElement): RootContent[] {
  const component = components.get(node.name ?? '');
  // An HTML element alone in a line.
  if (!component) return [paragraph(inline(node as Pick<MdxJsxTextElement, 'name' | 'children'>))];
  const { markdown } = component;
  if (markdown === 'list') return [{ type: 'list', spread: false, children: node.children.map(item) }];
  const above = flatten(markdown?.(attributesOf(node)));
  const inside = node.children.flatMap(plain);
  const [first, ...rest] = inside;
  const last = above.at(-1);
  if (last?.type !== 'paragraph' || first?.type !== 'paragraph' || !textOf(last).endsWith(':'))
    return [...above, ...inside];
  last.children.push({ type: 'text', value: ' ' }, ...first.children);
  return [...above, ...rest];
}

function item(node: RootContent): ListItem {
  const children = plain(node) as ListItem['children'];
  return { type: 'listItem', spread: children.slice(1).some(({ type }) => type !== 'list'), children };
}

/** Keys as code, superscripts as typed, terms as their words; link targets are empty. */
function inline(node: Pick<MdxJsxTextElement, 'name' | 'children'>): PhrasingContent[] {
  if (node.name === 'kbd') return [{ type: 'inlineCode', value: textOf(node.children) }];
  if (node.name === 'sup') return [{ type: 'text', value: '^' }, ...node.children];
  if (node.name === 'sub' || node.name === 'Term') return node.children;
  if (node.name === 'Target')
    return [{ type: 'text', value: `{#${attributesOf(node as MdxJsxTextElement).id}} ` }];
  throw new Error(`<${node.name}> has no Markdown inside a line`);
}

/** A code block below its title, which links a whole file. A diagram is its source, below its description. */
function codeBlock(node: Code): RootContent[] {
  const { lang, value, data } = node;
  const title = metaValue(node, 'title');
  const alt = lang === 'mermaid' ? metaValue(node, 'alt') : undefined;
  const name = title ? strong(title) : '';
  const above = data?.download === undefined ? name : link(data.download, name);
  return flatten(above && paragraph(above), alt && paragraph(alt), {
    type: 'code',
    lang,
    value,
    ...(data && { data }),
  });
}

/** An admonition as a quote under its kind and title. The pipeline has made the title the first paragraph. */
function admonition({ name, children: [title, ...rest] }: ContainerDirective): Blockquote {
  const kind = name.charAt(0).toUpperCase() + name.slice(1);
  const words = title?.type === 'paragraph' ? title.children : [];
  const label = defaultTitle.test(textOf(words)) ? '' : `${kind}: `;
  return { type: 'blockquote', children: [paragraph(strong(label, words)), ...rest] };
}

/** Pages have no dot in their last name, files have. */
const pageRoute = /^(\/(?:[^#]*\/)?[^/.#]*)(#.*)?$/;

/** The absolute form of a link on the page at a route; that of a link to a page leads to its Markdown. */
function markdownUrl(url: string, route: string): string {
  if (url.startsWith('#')) return canonicalUrl(markdownPath(route)) + url;
  if (!url.startsWith('/')) return url;
  const [, page, hash = ''] = pageRoute.exec(url) ?? [];
  return page === undefined ? canonicalUrl(url) : canonicalUrl(markdownPath(page)) + hash;
}

function withId(node: Heading): Heading {
  const id = node.data?.hProperties?.id;
  if (typeof id !== 'string' || id === slug(textOf(node))) return node;
  return { ...node, children: [...node.children, { type: 'text', value: ` {#${id}}` }] };
}
