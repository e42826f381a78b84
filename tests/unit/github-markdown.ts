import type { Element, Nodes, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize } from 'hast-util-sanitize';
import type { Root as MarkdownRoot } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import remarkMdx from 'remark-mdx';
import { attributesOf, type MdxJsxFlowElement } from '@/lib/markdown/element';
import { githubParser } from '@/tests/support/github-parser';

const mdx = githubParser().use(remarkMdx).freeze();

/** Markdown as GitHub shows it: its HTML is parsed with the text around it, then sanitized. */
export function githubTree(markdown: string): Root {
  // GitHub reads Windows lines like others.
  const tree = toHast(githubParser.parse(markdown.replaceAll('\r\n', '\n')), { allowDangerousHtml: true });
  return sanitize(raw(tree)) as Root;
}

/** MDX as its parser reads it: components are nodes, with expressions and comments left in. Throws if it is invalid. */
export function mdxTree(text: string): Root {
  const code = ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'] as const;
  const passThrough = ['mdxJsxFlowElement' as const, 'mdxJsxTextElement' as const, ...code];
  return toHast(mdx.parse(text) as MarkdownRoot, { passThrough }) as Root;
}

/** Names of elements that look alike. */
const alike: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del', 'x-details': 'details' };
/** Elements around blocks that only group them: a table of Markdown always has a head, one of HTML may have none. */
const groups = ['thead', 'tbody', 'section', 'x-rest', 'dl', 'dd'];
/** Elements whose look the site does not take over. */
const lookOnly = ['span', 'ins', 'picture', 'x-target'];
const blocks =
  'p h1 h2 h3 h4 h5 h6 blockquote ul ol li pre table tr th td hr div details dt x-details x-codeblock x-diagram'
    .split(' ')
    .concat(groups);
/** What readers notice; the site adds ids, classes and sizes, and GitHub prefixes ids. */
const shown = ['href', 'src', 'alt', 'title', 'start', 'checked'];
const alertMark = /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\n/;
const defaultTitle = /^(?:Note|Tip|Info|Important|Warning|Caution|Danger)$/;

const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';
const isBlock = (node: Nodes) =>
  isElement(node) && blocks.includes(node.tagName) && formula(node) === undefined;
const classes = (node: Element) => [node.properties.className ?? []].flat().map(String);

/** The text of a tree as readers see it, with the descriptions of pictures. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if ((node.type as string).startsWith('mdxJsx')) {
    const { name, children } = node as unknown as MdxJsxFlowElement;
    const { label = '', title = '', summary = '', alt = '' } = attributesOf(node as never);
    const inside = textOf({ type: 'root', children: children as never });
    return name === 'kbd' || name === 'sub' ? inside : ` ${label} ${title} ${summary} ${alt} ${inside} `;
  }
  if (!('children' in node)) return '';
  if (isElement(node) && (node.tagName === 'x-diagram' || isDiagram(node))) return ' ';
  const tex = isElement(node) && formula(node);
  if (tex) return ` ${tex} `;
  const inside = node.children.map(textOf).join('');
  if (!isElement(node)) return inside;
  const { alt = '', title = '', summary = '', label = '' } = node.properties;
  const isInLine = /^(?:a|em|strong|del|code|kbd|sub|span|b|i|s)$/.test(node.tagName);
  return isInLine ? inside : ` ${alt} ${title} ${summary} ${label} ${inside} `;
}

/** The TeX of a formula; undefined for other elements. */
function formula(node: Element): string | undefined {
  const [only] = node.children;
  if (node.tagName === 'pre') return isElement(only) ? formula(only) : undefined;
  if (node.tagName === 'code') return classes(node).includes('language-math') ? rawText(node) : undefined;
  if (node.tagName === 'annotation') return rawText(node);
  if (!/^(?:span|math|semantics)$/.test(node.tagName)) return undefined;
  return node.children.flatMap((it) => (isElement(it) ? (formula(it) ?? []) : []))[0];
}

const rawText = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(rawText).join('') : '';

/** A tree as indented lines, one for each block, equal for what GitHub and the site show alike. */
export function outline({ children }: Pick<Root | Element, 'children'>, indent = ''): string[] {
  const lines: string[] = [];
  let phrases: Nodes[] = [];
  // Text beside blocks, and alone in an item or a cell, looks like a paragraph.
  const flush = () => {
    const text = trimmed(phrases);
    if (text !== '') lines.push(`${indent}p ${text}`);
    phrases = [];
  };
  for (const node of children) {
    if (!isBlock(node)) phrases.push(node);
    else {
      flush();
      lines.push(...block(node as Element, indent));
    }
  }
  flush();
  return lines;
}

function block(node: Element, indent: string): string[] {
  const { tagName, properties } = node;
  const name = alike[tagName] ?? tagName;
  const inside = () => outline(node, `${indent}  `);
  const text = trimmed(node.children);
  if (groups.includes(name)) return outline(node, indent);
  // The title that the site gives an admonition is GitHub's icon.
  if (name === 'p' && classes(node).includes('admonition-title') && defaultTitle.test(text)) return [];
  if (name === 'div')
    return classes(node).includes('admonition')
      ? [`${indent}blockquote`, ...inside()]
      : outline(node, indent);
  if (name === 'dt') return [`${indent}p <strong>${text}</strong>`];
  if (name === 'x-diagram' || isDiagram(node)) return [`${indent}diagram`];
  if (name === 'pre' || name === 'x-codeblock')
    return [
      `${indent}pre ${JSON.stringify(name === 'pre' ? rawText(node).replace(/\n$/, '') : rawText(node))}`,
    ];
  if (/^(?:p|h\d)$/.test(name)) return text === '' && name === 'p' ? [] : [`${indent}${name} ${text}`];
  // A summary is an attribute, without marks.
  const summary = node.children.find((it) => isElement(it) && it.tagName === 'summary');
  const label = `${properties.summary ?? (summary ? rawText(summary) : '')}`.trim().replace(/\s+/g, ' ');
  const align = properties.align ?? /text-align:(\w+)/.exec(String(properties.style))?.[1];
  const start = `${indent}${[name, attributes(node), align, label].filter((it) => it).join(' ')}`;
  return [start, ...outline({ children: node.children.filter((it) => it !== summary) }, `${indent}  `)];
}

function isDiagram({ children: [only] }: Element): boolean {
  return isElement(only) && classes(only).includes('language-mermaid');
}

/** Breaks at the start and the end of a block show nothing but space. */
const trimmed = (nodes: readonly Nodes[]) => inline(nodes).replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '');

function inline(nodes: readonly Nodes[]): string {
  const parts = nodes.map((node) => {
    if (node.type === 'text') return node.value.replace(alertMark, '').replace(/\s+/g, ' ');
    if (!isElement(node)) return '';
    const tex = formula(node);
    if (tex !== undefined) return `$$${tex}$$`;
    // The link of a heading to itself.
    if (classes(node).includes('anchor')) return '';
    if (lookOnly.includes(node.tagName)) return inline(node.children);
    const name = alike[node.tagName] ?? node.tagName;
    return `<${[name, attributes(node)].filter((it) => it).join(' ')}>${inline(node.children)}</${name}>`;
  });
  // White space that was around a comment, and marks around nothing.
  return parts
    .join('')
    .replaceAll('<br></br>', '<br>')
    .replace(/<(?!input)(\w+)><\/\1>/g, '')
    .replace(/ *<br> */g, '<br>')
    .replace(/ {2,}/g, ' ');
}

function attributes({ properties }: Element): string {
  const found = shown.filter((key) => properties[key] || properties[key] === 0);
  return found
    .map((key) => `${key}=${String(properties[key]).replace(/^#(?:user-content-)+/, '#')}`)
    .join(' ');
}
