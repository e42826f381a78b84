import type { Blockquote, Parents, PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { canonicalUrl } from '@/lib/canonical-url';
import { authorComponents, builtComponents } from '@/lib/reference/components';
import type { Block } from '@/lib/reference/markdown/blocks';
import { paragraph, strong, text } from '@/lib/reference/markdown/nodes';
import { basePath } from '@/lib/url';
import { codeBlock } from './code-block';

const blocks = new Map<string, Block>(
  Object.entries({ ...authorComponents, ...builtComponents }).map(([name, { markdown }]) => [name, markdown]),
);

/**
 * Turns a tree into Markdown that any reader of Markdown knows, in place: components and admonitions become what they
 * say, links lead where they led on the page.
 *
 * @param route of the page
 */
export function makePlain(parent: Parents, route: string): void {
  const children = parent.children.flatMap((child: RootContent): RootContent[] => {
    // From the inside out: what a component holds is plain when its own turn comes.
    if ('children' in child) makePlain(child, route);
    return plain(child, route);
  });
  parent.children = children as typeof parent.children;
}

function plain(node: RootContent, route: string): RootContent[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
      return blockOf(node.name)(node, (url) => absoluteUrl(url, route));
    case 'mdxJsxTextElement':
      return inline(node);
    case 'containerDirective':
      return [admonition(node)];
    case 'code':
      return codeBlock(node);
    case 'link':
      // The link of a heading to itself, which has no text.
      if (node.children.length === 0) return [];
      return [{ ...node, url: absoluteUrl(node.url, route) }];
    case 'image':
    case 'definition':
      return [{ ...node, url: absoluteUrl(node.url, route) }];
    default:
      return [node];
  }
}

function blockOf(name: string | null): Block {
  const block = blocks.get(name ?? '');
  if (!block) throw new Error(`<${name}> has no Markdown`);
  return block;
}

/** Keys as code, powers as they are typed; a place that links point at says nothing. */
function inline(node: MdxJsxTextElement): PhrasingContent[] {
  if (node.name === 'kbd') return [{ type: 'inlineCode', value: textOf(node) }];
  if (node.name === 'sup') return [text('^'), ...node.children];
  if (node.name === 'sub') return node.children;
  if (node.name === 'Target') return [];
  throw new Error(`<${node.name}> has no Markdown inside a line`);
}

/** An admonition as a quote under its kind and title. The pipeline has made the title the first paragraph. */
function admonition({ name, children }: ContainerDirective): Blockquote {
  const [title, ...rest] = children;
  const kind = name.charAt(0).toUpperCase() + name.slice(1);
  const isOwn = title?.type === 'paragraph' && textOf(title) !== kind;
  const label = isOwn ? strong(text(`${kind}: `), ...title.children) : strong(text(kind));
  return { type: 'blockquote', children: [paragraph(label), ...rest] };
}

/**
 * The address of a link as it has to be outside of its page.
 *
 * @param url as typed: a route, an id of the page, a file of the site or another site's address
 * @param route of the page that the link is on
 */
function absoluteUrl(url: string, route: string): string {
  if (url.startsWith('#')) return canonicalUrl(route) + url;
  if (!url.startsWith('/')) return url;
  // Pictures have the base path already.
  const inside = basePath !== '' && url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : url;
  return canonicalUrl(inside);
}
