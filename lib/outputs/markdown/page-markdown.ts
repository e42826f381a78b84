import type { Blockquote, Code, ListItem, PhrasingContent, Root, RootContent, Strong } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as toText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { canonicalUrl } from '@/lib/canonical-url';
import { bold, literal } from '@/lib/content/markdown';
import { attributesOf, metaValue } from '@/lib/content/plugins/element';
import { type AsMarkdown, authorComponents, builtComponents } from '@/lib/reference/components';
import type { Doc } from '@/lib/site';
import { basePath } from '@/lib/url';
import { toMarkdown } from './to-markdown';

const components = new Map<string, AsMarkdown>(
  Object.entries({ ...authorComponents, ...builtComponents }).map(([name, { markdown }]) => [name, markdown]),
);

/**
 * A page as Markdown for machines: title, description, address, then its text. Links are absolute.
 *
 * @param tree the page's; it is changed
 */
export function pageMarkdown({ path, frontMatter }: Doc, tree: Root): string {
  const { title, description } = frontMatter;
  const head = `# ${literal(title)}\n\n> ${literal(description)}\n\nWeb page: <${canonicalUrl(path)}>`;
  const children = [...fromMarkdown(head).children, ...tree.children.flatMap(toPlain)];
  const page: Root = { type: 'root', children };
  visit(page, (node) => {
    if ('url' in node) node.url = absoluteUrl(node.url, path);
  });
  return toMarkdown(page);
}

/** Converts a node to plain Markdown: components and admonitions become their text. */
function toPlain(node: RootContent): RootContent[] {
  if (node.type === 'mdxJsxFlowElement') return convertBlock(node);
  if ('children' in node) {
    const children: RootContent[] = node.children;
    node.children = children.flatMap(toPlain) as typeof node.children;
  }
  switch (node.type) {
    case 'mdxJsxTextElement':
      return convertInline(node);
    case 'containerDirective':
      return [toBlockquote(node)];
    case 'code':
      return convertCode(node);
    case 'link':
      // The link of a heading to itself has no text.
      return node.children.length > 0 ? [node] : [];
    default:
      return [node];
  }
}

/** A component as its text, followed by its children. */
function convertBlock(node: MdxJsxFlowElement): RootContent[] {
  const markdown = components.get(node.name ?? '');
  if (!markdown) throw new Error(`<${node.name}> has no Markdown`);
  if (markdown === 'list') return [{ type: 'list', spread: false, children: node.children.map(toListItem) }];
  const text = markdown(attributesOf(node));
  const above = fromMarkdown(text).children;
  const inside = node.children.flatMap(toPlain);
  const [first, ...rest] = inside;
  const last = above.at(-1);
  if (!text.endsWith(':') || last?.type !== 'paragraph' || first?.type !== 'paragraph')
    return [...above, ...inside];
  last.children.push({ type: 'text', value: ' ' }, ...first.children);
  return [...above, ...rest];
}

function toListItem(node: RootContent): ListItem {
  const children = toPlain(node) as ListItem['children'];
  return { type: 'listItem', spread: children.slice(1).some(({ type }) => type !== 'list'), children };
}

/** Keys as code, superscripts with ^, terms as their words; link targets are left out. */
function convertInline(node: MdxJsxTextElement): PhrasingContent[] {
  if (node.name === 'kbd') return [{ type: 'inlineCode', value: toText(node) }];
  if (node.name === 'sup') return [{ type: 'text', value: '^' }, ...node.children];
  if (node.name === 'sub' || node.name === 'Term') return node.children;
  if (node.name === 'Target') return [];
  throw new Error(`<${node.name}> has no Markdown inside a line`);
}

/** A code block below its title, which links the file that it shows. A diagram is its source below its description. */
function convertCode(node: Code): RootContent[] {
  const { lang, value, data } = node;
  const title = metaValue(node, 'title');
  const alt = lang === 'mermaid' ? metaValue(node, 'alt') : undefined;
  const name = title ? bold(title) : '';
  const heading = data?.download === undefined ? name : `[${name}](${data.download})`;
  return [...fromMarkdown(`${heading}\n\n${literal(alt ?? '')}`).children, { type: 'code', lang, value }];
}

/** An admonition as a quote that starts with its kind and title, the directive's first paragraph. */
function toBlockquote({ name, children: [title, ...rest] }: ContainerDirective): Blockquote {
  const kind = name.charAt(0).toUpperCase() + name.slice(1);
  const strong: Strong = { type: 'strong', children: title?.type === 'paragraph' ? title.children : [] };
  if (toText(strong) !== kind) strong.children.unshift({ type: 'text', value: `${kind}: ` });
  return { type: 'blockquote', children: [{ type: 'paragraph', children: [strong] }, ...rest] };
}

/**
 * Resolves the address of a link.
 *
 * @param url a route, a fragment, a file of the site, or an address of another site
 * @param route the page's
 */
function absoluteUrl(url: string, route: string): string {
  if (url.startsWith('#')) return canonicalUrl(route) + url;
  if (!url.startsWith('/')) return url;
  // Pictures have the base path already.
  const inside = basePath !== '' && url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : url;
  return canonicalUrl(inside);
}
