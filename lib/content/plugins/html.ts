import type { Comment, Element, Root as HtmlRoot } from 'hast';
import { raw } from 'hast-util-raw';
import type { Nodes, Paragraph, Parents, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { problemAt } from '../problem';
import { type PageContext, report } from './context';
import { element } from './element';
import { hints } from './foreign-syntax';
import { mergeTexts } from './unravel';

/** HTML elements without attributes that pages render as they are: Markdown has no syntax for them. */
export const htmlElements: readonly string[] = ['kbd', 'sub', 'sup'];

/** The nodes that elements stand for; some only group others. */
const nodeTypes: Readonly<Record<string, Nodes['type'] | 'summary' | undefined>> = {
  ...{ p: 'paragraph', blockquote: 'blockquote', hr: 'thematicBreak', br: 'break', a: 'link', img: 'image' },
  ...{ b: 'strong', strong: 'strong', i: 'emphasis', em: 'emphasis', del: 'delete', s: 'delete' },
  ...{ h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading' },
  ...{ ol: 'list', ul: 'list', li: 'listItem', code: 'inlineCode', pre: 'code' },
  ...{ table: 'table', thead: undefined, tbody: undefined, tr: 'tableRow', th: 'tableCell', td: 'tableCell' },
  ...{ kbd: 'mdxJsxTextElement', sub: 'mdxJsxTextElement', sup: 'mdxJsxTextElement' },
  ...{ details: 'mdxJsxFlowElement', summary: 'summary' },
};

const attributes: Readonly<Record<string, string>> = { a: 'href title', img: 'src alt title', ol: 'start' };

/** Nodes that are not in a line of text, with what they contain: blocks, phrases, or one type of node. */
const contents: Readonly<Record<string, string | undefined>> = {
  ...{ root: 'blocks', blockquote: 'blocks', listItem: 'blocks', footnoteDefinition: 'blocks' },
  ...{ containerDirective: 'blocks', mdxJsxFlowElement: 'blocks' },
  ...{ list: 'listItem', table: 'tableRow', tableRow: 'tableCell' },
  ...{ paragraph: 'phrases', heading: 'phrases', tableCell: 'phrases', summary: 'phrases' },
  ...{ leafDirective: 'phrases', code: '', math: '', thematicBreak: '', definition: '' },
};
/** The only nodes that certain others contain. */
const itemTypes = ['listItem', 'tableRow', 'tableCell', 'summary'];
/** What a summary can contain, which is shown without marks. */
const plainTypes = ['summary', 'text', 'inlineCode', 'strong', 'emphasis', 'delete', 'break'];

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
    if ('children' in node) readTags(context, node.children);
  });
  if (!types.delete('raw')) return;
  // The library parses tags, and leaves the other nodes where they are. Beyond a wrong tag, it would guess.
  const passThrough = [...types].filter((it) => !['root', 'text'].includes(it));
  const file = new VFile(context.doc.body);
  const isWrong = context.problems.length > reported;
  const parsed = isWrong ? { children: [] } : raw(tree as unknown as HtmlRoot, { file, passThrough });
  tree.children = withContent(context, tree, contentOf(context, parsed as Root)).children;
}

/** Checks the tags between the children of a node, and leaves them to the library. */
function readTags({ doc, problems }: PageContext, nodes: readonly Nodes[]): void {
  const open: { name: string; typed: string; offset: number }[] = [];
  const refused = new Set<string>();
  const refuse = (offset: number, message: string, hint: string) =>
    problems.push(problemAt({ path: doc.file, raw: doc.body }, offset, message, hint));
  for (const node of nodes.filter((it) => it.type === 'html')) {
    Object.assign(node, { type: 'raw' });
    let from = node.position?.start.offset ?? 0;
    for (const [typed, end, slash, tagName = ''] of node.value.matchAll(tag)) {
      // In a quote, a tag over several lines is not found as it is.
      const offset = Math.max(doc.body.indexOf(typed, from), from);
      from = offset + 1;
      const name = tagName.toLowerCase();
      if (end === '') refuse(offset, 'the comment is never closed', 'End it with -->');
      else if (typed.startsWith('<!--')) continue;
      else if (component.test(tagName) || !Object.hasOwn(nodeTypes, name)) {
        const file = `${doc.id.split('/').at(-1)}.mdx`;
        let hint = hints.get(`<${name}>`) ?? 'Remove the tag and its end, or put it in `code`';
        if (component.test(tagName)) hint = `Rename the file to ${file}, or put it in \`code\``;
        // Once for both ends of an element.
        if (slash === '' || !refused.has(name)) refuse(offset, `the HTML ${typed} is not allowed`, hint);
        refused.add(name);
      } else if (slash !== '') {
        if (open.pop()?.name !== name)
          refuse(offset, `${typed} closes nothing`, `Remove it, or open <${name}> before`);
        // The library calls itself for each.
      } else if (!['br', 'hr', 'img'].includes(name) && open.push({ name, typed, offset }) === 30)
        refuse(offset, '30 tags are open here', 'Nest less');
    }
  }
  for (const { name, typed, offset } of open)
    refuse(offset, `${typed} is not closed in its block`, `Write </${name}> in the same block`);
}

/** The content of a node, elements replaced by the nodes that they stand for. */
function contentOf(context: PageContext, { children }: Parents | Element): Nodes[] {
  // Besides the nodes of Markdown, the tree has elements and comments of HTML.
  return (children as (Nodes | Element | Comment)[]).flatMap((node): Nodes[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'element') return fromElement(context, node);
    if (node.type === 'text') return [{ ...node, value: node.value.replace(/[ \t]*\n[ \t\n]*/g, '\n') }];
    return ['children' in node ? withContent(context, node, contentOf(context, node)) : node];
  });
}

/** A node with this content. Reports what it cannot contain. */
function withContent<P extends Parents>(context: PageContext, node: P, content: readonly Nodes[]): P {
  const merged = { type: 'paragraph', children: content } as Paragraph;
  mergeTexts(merged);
  const shown: Nodes[] = merged.children.filter(isShown);
  const kind = contents[node.type] ?? 'phrases';
  let children: readonly Nodes[] = merged.children;
  if (kind === 'blocks') children = asBlocks(children);
  else if (kind !== 'phrases') children = shown;
  else if (node.type in contents)
    // A cell, say, whose text is between blank lines.
    children = shown.length === 1 && shown[0]?.type === 'paragraph' ? shown[0].children : trim(children);
  const kindOf = (type: string) =>
    itemTypes.includes(type) ? type : type in contents ? 'blocks' : 'phrases';
  const wrong = children.find(({ type }) => kindOf(type) !== kind);
  if (wrong) {
    const hint = 'Move it out, with blank lines around it, or remove the tag and its end';
    report(context, wrong.position ? wrong : node, 'HTML puts this where it cannot be', hint);
  }
  // Otherwise, its paragraphs would be one.
  const spread = children.filter(({ type }) => type === 'paragraph').length > 1;
  return { ...node, children, ...(node.type === 'listItem' && { spread: node.spread || spread }) };
}

/** Blocks, with the phrases between them in paragraphs. */
function asBlocks(content: readonly Nodes[]): Nodes[] {
  const isPhrase = (node: Nodes | undefined) => node !== undefined && !(node.type in contents);
  const blocks = content.flatMap((node, index): Nodes[] => {
    if (!isPhrase(node)) return [node];
    if (isPhrase(content[index - 1])) return [];
    const end = content.findIndex((it, at) => at > index && !isPhrase(it));
    const children = trim(content.slice(index, end < 0 ? undefined : end)) as PhrasingContent[];
    return [{ type: 'paragraph', children, ...(node.position && { position: node.position }) }];
  });
  return blocks.filter((it) => it.type !== 'paragraph' || it.children.length > 0);
}

const isShown = (node: Nodes) => (node.type === 'text' ? /[^ \t\n]/.test(node.value) : node.type !== 'break');

/** Phrases without the white space and breaks at their start and end. */
function trim(phrases: readonly Nodes[]): Nodes[] {
  const shown = phrases.slice(phrases.findIndex(isShown), phrases.findLastIndex(isShown) + 1);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first?.type === 'text') first.value = first.value.replace(/^[ \t\n]+/, '');
  if (last?.type === 'text') last.value = last.value.replace(/[ \t\n]+$/, '');
  return shown;
}

function fromElement(context: PageContext, node: Element): Nodes[] {
  const { tagName: name, properties, position } = node;
  const refuse = (message: string, hint: string) => report(context, node, message, hint);
  const content = contentOf(context, node);
  const type = nodeTypes[name];
  const { href, src = '', alt, title, start = 1 } = properties;
  const taken = attributes[name] ?? '';
  if (type === 'link' && href === undefined) {
    refuse('<a> has no href', 'Remove the tag and its end; a heading gets an id with {#id}');
    return content;
  }
  if (Object.keys(properties).some((it) => !taken.split(' ').includes(it)))
    refuse(`<${name}> has attributes that are not allowed`, `Remove all${taken && ` but ${taken}`}`);
  if (type === undefined) return content;
  if (type === 'code' || type === 'inlineCode') {
    const isText = content.every((it) => it.type === 'text' || (name === 'pre' && it.type === 'inlineCode'));
    if (!isText) refuse(`<${name}> contains more than text`, 'Write it in Markdown');
    const value = textOf(node as unknown as Nodes);
    return [{ type, value: type === 'code' ? value.replace(/\n$/, '') : value, position }];
  }
  const made = {
    ...{ type, name, position, title },
    ...(type === 'mdxJsxTextElement' && { attributes: [] }),
    ...(type === 'link' && { url: href }),
    ...(type === 'image' && { url: src, alt }),
    // Contents, search and summaries are made of values.
    ...(type === 'break' && { value: ' ' }),
    ...(type === 'heading' && { depth: Number(name.slice(1)) }),
    ...(type === 'list' && { ordered: name === 'ol', spread: false, start: Number(start) }),
    ...(type === 'tableCell' && { data: { hName: name } }),
  } as unknown as Parents;
  if (name === 'details') return details(context, made, content);
  const head = content.find((it) => it.type === 'tableRow');
  if (type === 'table' && !head?.children.some((it) => it.data?.hName === 'th'))
    refuse('the first row of the table has no <th>', 'Write its cells as <th>');
  return [withContent(context, made, content)];
}

/** `<details>`, which is the component Details. */
function details(context: PageContext, { position }: Parents, content: readonly Nodes[]): Nodes[] {
  const summary = content.find(({ type }: { type: string }) => type === 'summary');
  if (!summary) {
    report(context, { position }, '<details> has no <summary>', 'Write <summary>Title</summary> first in it');
    return [];
  }
  const hint = 'Move it below, or write it as text';
  visit(summary, (it: Nodes) => {
    if (!plainTypes.includes(it.type)) report(context, it, '<summary> contains more than text', hint);
  });
  const made = element('Details', { summary: textOf(summary).trim() });
  return [
    withContent(
      context,
      { ...made, position },
      content.filter((it) => it !== summary),
    ),
  ];
}
