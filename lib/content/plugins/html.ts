import type { Comment, Element, Root as HtmlRoot } from 'hast';
import { raw } from 'hast-util-raw';
import type { Html, Nodes, Paragraph, Parents, Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { didYouMean } from '@/lib/nearest';
import { type PageContext, report } from './context';
import { hints } from './foreign-syntax';
import { mergeTexts } from './unravel';

/** HTML elements without attributes that pages render as they are: Markdown has no syntax for them. */
export const htmlElements: readonly string[] = ['kbd', 'sub', 'sup'];

/** The nodes that elements stand for. */
const nodeTypes: Readonly<Record<string, Nodes['type']>> = {
  ...{ p: 'paragraph', blockquote: 'blockquote', hr: 'thematicBreak', br: 'break', a: 'link', img: 'image' },
  ...{ b: 'strong', strong: 'strong', i: 'emphasis', em: 'emphasis', del: 'delete', s: 'delete' },
  ...{ h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading' },
  ...{ ol: 'list', ul: 'list', li: 'listItem', code: 'inlineCode', pre: 'code' },
  ...{ table: 'table', tr: 'tableRow', th: 'tableCell', td: 'tableCell' },
  ...{ kbd: 'mdxJsxTextElement', sub: 'mdxJsxTextElement', sup: 'mdxJsxTextElement' },
  details: 'mdxJsxFlowElement',
};

/** Elements that are read with the one around them. */
const parts = ['thead', 'tbody', 'summary'];
const known = [...Object.keys(nodeTypes), ...parts];
const withoutContent = ['br', 'hr', 'img'];
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
  ol: ['start'],
};

/** What a node can contain: blocks, or one type of node. All others contain text and its marks. */
const blockParents: readonly string[] = [
  ...['root', 'blockquote', 'listItem', 'footnoteDefinition', 'containerDirective', 'mdxJsxFlowElement'],
];
const itemTypes: Readonly<Record<string, string>> = {
  ...{ list: 'listItem', table: 'tableRow', tableRow: 'tableCell' },
};
const blockTypes: readonly string[] = [
  ...['paragraph', 'heading', 'blockquote', 'list', 'listItem', 'code', 'math', 'thematicBreak', 'table'],
  ...['tableRow', 'tableCell', 'definition', 'footnoteDefinition', 'containerDirective', 'mdxJsxFlowElement'],
];

/** Tags that are open at once in a block. */
const mostOpen = 30;

/** A comment, a tag, or the start of a declaration. */
const tag = /<!--[\s\S]*?(-->|$)|<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|<[!?][^>]*>?/gi;

/**
 * Replaces HTML, which only pages in Markdown have, by the nodes of Markdown that mean the same: all plugins read one
 * kind of tree. Attributes are copied from a closed list, so no handler, style or frame gets into the page. Reports what
 * no node stands for, and tags that are not closed where they were opened.
 */
export function html(context: PageContext, tree: Root): void {
  const types = new Set<string>();
  visit(tree, (node) => void types.add(node.type));
  if (!types.delete('html')) return;
  const reported = context.problems.length;
  visit(tree, (node: Nodes) => {
    if (!('children' in node)) return;
    const found = (node.children as Nodes[]).filter((it) => it.type === 'html');
    checkTags(context, found);
    for (const it of found) Object.assign(it, { type: 'raw' });
  });
  // The library parses tags, and leaves the other nodes where they are. Beyond a wrong tag, it would guess.
  const passThrough = [...types].filter((it) => !['root', 'text'].includes(it));
  const file = new VFile(context.doc.body);
  const isValid = context.problems.length === reported;
  const parsed = isValid ? raw(tree as unknown as HtmlRoot, { file, passThrough }) : { children: [] };
  tree.children = withContent(context, tree, contentOf(context, parsed as Root)).children;
}

function checkTags(context: PageContext, nodes: readonly Html[]): void {
  const open: { name: string; node: Html; typed: string }[] = [];
  for (const node of nodes)
    for (const [typed, end, slash, name = ''] of node.value.matchAll(tag)) {
      const refuse = (message: string, hint: string) => report(context, node, message, hint, typed);
      if (end === '') refuse('the comment is never closed', 'End it with -->');
      else if (typed.startsWith('<!--')) continue;
      else if (/^[A-Z]/.test(name)) {
        const renamed = `${context.doc.id.split('/').at(-1)}.mdx`;
        if (slash === '')
          refuse(`<${name}> is a component, and the page is Markdown`, `Rename the file to ${renamed}`);
      } else if (!known.includes(name.toLowerCase())) {
        const hint = hints.get(`<${name}>`) ?? didYouMean(name, known, 'Remove it, or put it in `code`');
        refuse(`the HTML ${typed} is not allowed`, hint);
      } else if (slash !== '') {
        if (open.pop()?.name !== name)
          refuse(`${typed} closes nothing`, `Remove it, or open <${name}> before`);
      } else if (!withoutContent.includes(name)) {
        open.push({ name, node, typed });
        // The library calls itself for each.
        if (open.length === mostOpen) refuse(`${mostOpen} tags are open here`, 'Nest less');
      }
    }
  for (const { name, node, typed } of open)
    report(context, node, `${typed} is not closed in its block`, `Write </${name}> in the same block`, typed);
}

/** The content of a node, elements replaced by the nodes that they stand for. */
function contentOf(context: PageContext, { children }: Parents | Element): Nodes[] {
  // Besides the nodes of Markdown, the tree has elements and comments of HTML.
  const content = (children as (Nodes | Element | Comment)[]).flatMap((node): Nodes[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'element') return fromElement(context, node);
    if (node.type === 'text') return [{ ...node, value: node.value.replace(/[ \t]*\n\s*/g, '\n') }];
    return ['children' in node ? withContent(context, node, contentOf(context, node)) : node];
  });
  const merged = { type: 'paragraph', children: content } as Paragraph;
  mergeTexts(merged);
  return merged.children;
}

/** A node with this content. Reports what it cannot contain. */
function withContent<P extends Parents>(context: PageContext, node: P, content: readonly Nodes[]): P {
  const itemType = itemTypes[node.type];
  const hasBlocks = blockParents.includes(node.type);
  const shown = content.filter((it) => it.type !== 'text' || it.value.trim() !== '');
  const [only] = shown;
  let children = itemType === undefined ? trim(content) : shown;
  if (hasBlocks) children = asBlocks(content);
  // A cell, say, whose text is between blank lines.
  else if (shown.length === 1 && only?.type === 'paragraph') ({ children } = only);
  const isWrong = ({ type }: Nodes) =>
    itemType ? type !== itemType : !hasBlocks && blockTypes.includes(type);
  const wrong = children.find(isWrong);
  if (wrong) {
    const hint = 'Write both in Markdown';
    report(context, wrong.position ? wrong : node, `HTML puts a ${wrong.type} into a ${node.type}`, hint);
  }
  return { ...node, children };
}

/** Blocks, with the phrases between them in paragraphs. */
function asBlocks(content: readonly Nodes[]): Nodes[] {
  const blocks: Nodes[] = [];
  let phrases: Nodes[] = [];
  const flush = () => {
    const children = trim(phrases);
    const position = children[0]?.position;
    if (children.length > 0)
      blocks.push({ type: 'paragraph', children, ...(position && { position }) } as Paragraph);
    phrases = [];
  };
  for (const node of content) {
    if (!blockTypes.includes(node.type)) phrases.push(node);
    else {
      flush();
      blocks.push(node);
    }
  }
  flush();
  return blocks;
}

/** Phrases without the white space at their start and end. */
function trim(phrases: readonly Nodes[]): Nodes[] {
  return phrases
    .map((node, index) => {
      if (node.type !== 'text') return node;
      const value = index === 0 ? node.value.trimStart() : node.value;
      return { ...node, value: index === phrases.length - 1 ? value.trimEnd() : value };
    })
    .filter((node) => node.type !== 'text' || node.value !== '');
}

function fromElement(context: PageContext, node: Element): Nodes[] {
  const { tagName: name, properties, position } = node;
  const refuse = (message: string, hint: string) => report(context, node, message, hint);
  for (const key of Object.keys(properties))
    if (!attributes[name]?.includes(key)) refuse(`<${name}> has the attribute "${key}"`, 'Remove it');
  if (name === 'details') return [details(context, node)];
  const type = nodeTypes[name];
  const content = contentOf(context, node);
  if (type === undefined) return content;
  if (type === 'code' || type === 'inlineCode') {
    const isText = content.every((it) => it.type === 'text' || (name === 'pre' && it.type === 'inlineCode'));
    if (!isText) refuse(`<${name}> contains more than text`, 'Write it in Markdown');
    const value = textOf(node as unknown as Nodes);
    return [{ type, value: type === 'code' ? value.replace(/\n$/, '') : value, position }];
  }
  const text = (key: string) => (properties[key] === undefined ? {} : { [key]: String(properties[key]) });
  if (type === 'link' && properties.href === undefined)
    refuse('<a> has no href', 'Give a heading an id with {#id}');
  const made = {
    ...{ type, name, position, ...text('title') },
    ...(type === 'mdxJsxTextElement' && { attributes: [] }),
    ...(type === 'link' && { url: String(properties.href ?? '') }),
    ...(type === 'image' && { url: String(properties.src ?? ''), ...text('alt') }),
    ...(type === 'heading' && { depth: Number(name.slice(1)) }),
    ...(type === 'list' && { ordered: name === 'ol', spread: false, start: Number(properties.start ?? 1) }),
    ...(type === 'listItem' && { spread: false }),
  } as unknown as Parents;
  if (withoutContent.includes(name)) return [made];
  const isHeader = (it: Element | undefined): boolean =>
    !it || it.tagName === 'th' || (it.tagName !== 'td' && isHeader(it.children.find(isElement)));
  if (type === 'table' && !isHeader(node))
    refuse('the first row of the table has no <th>', 'Write its cells as <th>');
  return [withContent(context, made, content)];
}

const isElement = (node: { type: string }): node is Element => node.type === 'element';

/** `<details>`, which is the component Details. */
function details(context: PageContext, node: Element): Nodes {
  const summary = node.children.find(isElement);
  const isFirst = summary?.tagName === 'summary';
  if (!isFirst)
    report(context, node, '<details> has no <summary>', 'Write <summary>Title</summary> first in it');
  const children = node.children.filter((it) => it !== summary);
  const attributes = { type: 'mdxJsxAttribute', name: 'summary', value: textOf(summary).trim() } as const;
  const made = { type: 'mdxJsxFlowElement', name: 'Details', children: [], position: node.position } as const;
  return withContent(
    context,
    { ...made, attributes: [attributes], children: [] } as never,
    contentOf(context, { ...node, children }),
  );
}
