import type { Comment, Element, Root as HtmlRoot } from 'hast';
import { raw } from 'hast-util-raw';
import type { Html, Nodes, Paragraph, Parents, PhrasingContent, Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { problemAt } from '../problem';
import { type PageContext, report } from './context';
import { mergeTexts } from './directives';
import { element } from './element';
import { hints } from './foreign-syntax';

/** HTML elements without attributes that pages render as they are: Markdown has no syntax for them. */
export const htmlElements: readonly string[] = ['kbd', 'sub', 'sup'];

/** The nodes that elements stand for. */
const nodeTypes: Readonly<Record<string, Nodes['type'] | 'summary'>> = {
  ...{ p: 'paragraph', blockquote: 'blockquote', hr: 'thematicBreak', br: 'break', a: 'link', img: 'image' },
  ...{ b: 'strong', strong: 'strong', i: 'emphasis', em: 'emphasis', del: 'delete', s: 'delete' },
  ...{ h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading' },
  ...{ ol: 'list', ul: 'list', li: 'listItem', code: 'inlineCode', pre: 'code' },
  ...{ table: 'table', tr: 'tableRow', th: 'tableCell', td: 'tableCell' },
  ...{ kbd: 'mdxJsxTextElement', sub: 'mdxJsxTextElement', sup: 'mdxJsxTextElement' },
  ...{ details: 'mdxJsxFlowElement', summary: 'summary' },
};

const known = [...Object.keys(nodeTypes), 'thead', 'tbody'];
const withoutContent = ['br', 'hr', 'img'];
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
  ol: ['start'],
};

const blocks =
  'paragraph heading blockquote list code math thematicBreak table definition footnoteDefinition';
/** Nodes that only certain others contain, and all nodes that are not in a line of text. */
const itemTypes = ['listItem', 'tableRow', 'tableCell', 'summary'];
const blockTypes = [...`${blocks} containerDirective mdxJsxFlowElement`.split(' '), ...itemTypes];
/** What a node contains: blocks, or one type of node. All others contain text and its marks. */
const contents: Readonly<Record<string, string | undefined>> = {
  ...{ root: 'blocks', blockquote: 'blocks', listItem: 'blocks', footnoteDefinition: 'blocks' },
  ...{ containerDirective: 'blocks', mdxJsxFlowElement: 'blocks' },
  ...{ list: 'listItem', table: 'tableRow', tableRow: 'tableCell' },
};

/** A comment, a tag, or what else starts like one: a declaration, or a tag without its end. */
const tag = /<!--[\s\S]*?(-->|$)|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|<[!?/a-z][^>]*>?/gi;
/** In capitals only, it is HTML. */
const component = /^[A-Z].*[a-z]/;

/**
 * Replaces HTML, which only pages in Markdown have, by the nodes of Markdown that mean the same: all plugins read one
 * kind of tree. Attributes are copied from a closed list, so no handler, style or frame gets into the page. Reports what
 * no node stands for, and tags that are not closed where they were opened.
 */
export function html(context: PageContext, tree: Root): void {
  const types = new Set<string>();
  const reported = context.problems.length;
  visit(tree, (node: Nodes) => {
    types.add(node.type);
    if (!('children' in node)) return;
    const found = (node.children as Nodes[]).filter((it) => it.type === 'html');
    checkTags(context, found);
    for (const it of found) Object.assign(it, { type: 'raw' });
  });
  if (!types.delete('raw')) return;
  // The library parses tags, and leaves the other nodes where they are. Beyond a wrong tag, it would guess.
  const passThrough = [...types].filter((it) => !['root', 'text'].includes(it));
  const file = new VFile(context.doc.body);
  const isValid = context.problems.length === reported;
  const parsed = isValid ? raw(tree as unknown as HtmlRoot, { file, passThrough }) : { children: [] };
  tree.children = withContent(context, tree, contentOf(context, parsed as Root)).children;
}

function checkTags({ doc, problems }: PageContext, nodes: readonly Html[]): void {
  const open: { name: string; typed: string; offset: number }[] = [];
  const refused = new Set<string>();
  const refuse = (offset: number, message: string, hint: string) =>
    problems.push(problemAt({ path: doc.file, raw: doc.body }, offset, message, hint));
  for (const { value, position } of nodes) {
    let from = position?.start.offset ?? 0;
    for (const [typed, end, slash, tagName = ''] of value.matchAll(tag)) {
      // In a quote, a tag over several lines is not found as it is.
      const offset = Math.max(doc.body.indexOf(typed, from), from);
      from = offset + 1;
      const name = tagName.toLowerCase();
      const isComponent = component.test(tagName);
      if (end === '') refuse(offset, 'the comment is never closed', 'End it with -->');
      else if (typed.startsWith('<!--')) continue;
      else if (isComponent || !known.includes(name)) {
        const message = `the HTML ${typed} is not allowed`;
        const hint = hints.get(`<${name}>`) ?? 'Remove the tag and its end, or put it in `code`';
        const rename = `Rename the file to ${doc.id.split('/').at(-1)}.mdx, or put it in \`code\``;
        // Once for both ends of an element.
        if (slash !== '' && refused.has(tagName)) continue;
        refused.add(tagName);
        if (!isComponent) refuse(offset, message, hint);
        else refuse(offset, `<${tagName}> is a component, and the page is Markdown`, rename);
      } else if (slash !== '') {
        if (open.pop()?.name !== name)
          refuse(offset, `${typed} closes nothing`, `Remove it, or open <${name}> before`);
      } else if (!withoutContent.includes(name)) open.push({ name, typed, offset });
    }
  }
  for (const { name, typed, offset } of open)
    refuse(offset, `${typed} is not closed in its block`, `Write </${name}> in the same block`);
}

/** The content of a node, elements replaced by the nodes that they stand for. */
function contentOf(context: PageContext, { children }: Parents | Element): Nodes[] {
  // Besides the nodes of Markdown, the tree has elements and comments of HTML.
  const content = (children as (Nodes | Element | Comment)[]).flatMap((node): Nodes[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'element') return fromElement(context, node);
    if (node.type === 'text') return [{ ...node, value: node.value.replace(/[ \t]*\n[ \t\n]*/g, '\n') }];
    return ['children' in node ? withContent(context, node, contentOf(context, node)) : node];
  });
  const merged = { type: 'paragraph', children: content } as Paragraph;
  mergeTexts(merged);
  return merged.children;
}

/** A node with this content. Reports what it cannot contain. */
function withContent<P extends Parents>(context: PageContext, node: P, content: readonly Nodes[]): P {
  const kind = contents[node.type];
  const shown = content.filter((it) => it.type !== 'text' || /[^ \t\n]/.test(it.value));
  const [only] = shown;
  let children = content;
  if (kind === 'blocks') children = asBlocks(content);
  else if (kind !== undefined) children = shown;
  // A cell, say, whose text is between blank lines.
  else if (shown.length === 1 && only?.type === 'paragraph') ({ children } = only);
  else if (blockTypes.includes(node.type)) children = trim(content);
  const wrongTypes = kind === 'blocks' ? itemTypes : blockTypes;
  const wrong = children.find(
    ({ type }) => type !== kind && (itemTypes.includes(kind ?? '') || wrongTypes.includes(type)),
  );
  if (wrong) {
    const hint = 'Move it out, with blank lines around it, or remove the tag and its end';
    report(context, wrong.position ? wrong : node, 'HTML puts this where it cannot be', hint);
  }
  return { ...node, children };
}

/** Blocks, with the phrases between them in paragraphs. */
function asBlocks(content: readonly Nodes[]): Nodes[] {
  const blocks: Nodes[] = [];
  let phrases: Nodes[] | undefined;
  for (const node of content) {
    if (blockTypes.includes(node.type)) {
      phrases = undefined;
      blocks.push(node);
    } else if (phrases) phrases.push(node);
    else {
      phrases = [node];
      blocks.push({ type: 'paragraph', children: phrases, position: node.position } as Paragraph);
    }
  }
  for (const it of blocks) if (it.type === 'paragraph') it.children = trim(it.children) as PhrasingContent[];
  return blocks.filter((it) => it.type !== 'paragraph' || it.children.length > 0);
}

/** Phrases without the white space at their start and end. */
function trim(phrases: readonly Nodes[]): Nodes[] {
  const [first, last] = [phrases[0], phrases.at(-1)];
  if (first?.type === 'text') first.value = first.value.replace(/^[ \t\n]+/, '');
  if (last?.type === 'text') last.value = last.value.replace(/[ \t\n]+$/, '');
  return phrases.filter((it) => it.type !== 'text' || it.value !== '');
}

function fromElement(context: PageContext, node: Element): Nodes[] {
  const { tagName: name, properties, position } = node;
  const refuse = (message: string, hint: string) => report(context, node, message, hint);
  const content = contentOf(context, node);
  const type = nodeTypes[name];
  const taken = attributes[name] ?? [];
  const isTarget = type === 'link' && properties.href === undefined;
  if (isTarget) refuse('<a> has no href', 'Remove the tag and its end; a heading gets an id with {#id}');
  else if (Object.keys(properties).some((it) => !taken.includes(it))) {
    const hint = taken.length > 0 ? `Keep only ${taken.join(', ')}` : 'Remove them';
    refuse(`<${name}> has attributes that are not allowed`, hint);
  }
  if (type === undefined || isTarget) return content;
  if (type === 'code' || type === 'inlineCode') {
    const isText = content.every((it) => it.type === 'text' || (name === 'pre' && it.type === 'inlineCode'));
    if (!isText) refuse(`<${name}> contains more than text`, 'Write it in Markdown');
    const value = textOf(node as unknown as Nodes);
    return [{ type, value: type === 'code' ? value.replace(/\n$/, '') : value, position }];
  }
  const text = (key: string) => (properties[key] === undefined ? {} : { [key]: String(properties[key]) });
  const made = {
    ...{ type, name, position, ...text('title') },
    ...(type === 'mdxJsxTextElement' && { attributes: [] }),
    ...(type === 'link' && { url: String(properties.href) }),
    ...(type === 'image' && { url: String(properties.src ?? ''), ...text('alt') }),
    // Contents, search and summaries are made of values.
    ...(type === 'break' && { value: '\n' }),
    ...(type === 'heading' && { depth: Number(name.slice(1)) }),
    ...(type === 'list' && { ordered: name === 'ol', spread: false, start: Number(properties.start ?? 1) }),
    ...(type === 'listItem' && { spread: content.filter((it) => it.type === 'paragraph').length > 1 }),
    ...(type === 'tableCell' && { data: { hName: name } }),
  } as unknown as Parents;
  if (withoutContent.includes(name)) return [made];
  if (name === 'details') return details(context, made, content);
  const head = content.find((it) => it.type === 'tableRow');
  if (type === 'table' && !head?.children.some((it) => it.data?.hName === 'th'))
    refuse('the first row of the table has no <th>', 'Write its cells as <th>');
  return [withContent(context, made, content)];
}

/** `<details>`, which is the component Details. */
function details(context: PageContext, { position }: Parents, content: readonly Nodes[]): Nodes[] {
  const at = content.findIndex((it: { type: string }) => it.type === 'summary');
  const summary = content[at];
  if (!summary) {
    report(context, { position }, '<details> has no <summary>', 'Write <summary>Title</summary> first in it');
    return [];
  }
  visit(summary, 'image', (it) => report(context, it, 'a picture is in <summary>', 'Move it below'));
  const made = element('Details', { summary: textOf(summary).trim() });
  return [withContent(context, { ...made, position }, content.toSpliced(at, 1))];
}
