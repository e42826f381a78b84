import type { Parents, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { authorComponents, builtComponents } from '@/lib/reference/components';
import type { Block } from '@/lib/reference/markdown/blocks';
import { text } from '@/lib/reference/markdown/nodes';
import { absoluteUrl } from './absolute-url';
import { admonition } from './admonition';
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
