import type { Comment, Element, Root as HtmlRoot } from 'hast';
import { raw } from 'hast-util-raw';
import type { Nodes, Paragraph, Parents, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { problemAt } from '@/lib/source/problem';
import type { ComponentTable } from '../component-table';
import { type Reporter, report } from '../context';
import { component, target } from '../nodes';
import { joinTexts } from '../tree';
import { hints } from './foreign-syntax';

/** HTML elements without attributes that pages render as they are: Markdown has no syntax for them. */
export const htmlElements: readonly string[] = ['kbd', 'sub', 'sup'];

/** The nodes that elements stand for. Others only surround content: of a `group`, it is blocks. */
const nodeTypes: Readonly<Record<string, Nodes['type'] | 'summary' | 'group' | undefined>> = {
  ...{ p: 'paragraph', blockquote: 'blockquote', hr: 'thematicBreak', br: 'break', a: 'link', img: 'image' },
  ...{ b: 'strong', strong: 'strong', i: 'emphasis', em: 'emphasis', del: 'delete', s: 'delete' },
  ...{ h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading' },
  ...{ ol: 'list', ul: 'list', li: 'listItem', code: 'inlineCode', pre: 'code' },
  ...{ table: 'table', thead: undefined, tbody: undefined, tr: 'tableRow', th: 'tableCell', td: 'tableCell' },
  ...{ kbd: 'mdxJsxTextElement', sub: 'mdxJsxTextElement', sup: 'mdxJsxTextElement' },
  ...{ details: 'mdxJsxFlowElement', summary: 'summary', picture: undefined, source: undefined },
  ...{ div: 'group', center: 'group', dl: 'group', dt: 'paragraph', dd: 'group' },
  ...{ span: undefined, u: undefined, ins: undefined, small: undefined, font: undefined },
};
const voidElements = ['br', 'hr', 'img', 'source'];

const attributes: Readonly<Record<string, string>> = { a: 'href title', img: 'src alt title', ol: 'start' };
/** Attributes of any element that are read, or that change only its look, by the names of their properties. */
const common =
  'id name colSpan rowSpan align vAlign width height hSpace vSpace border cellPadding cellSpacing bgColor color size className style type open noWrap target rel scope srcSet sizes media loading decoding';
/** Nodes that cannot contain the target of a link. */
const closed = /^(?:heading|code|inlineCode|image|break|thematicBreak|list|table|tableRow)$/;

/** Nodes that are not in a line of text, with what they contain: blocks, phrases, or one type of node. */
const contents: Readonly<Record<string, string | undefined>> = {
  ...{ root: 'blocks', blockquote: 'blocks', listItem: 'blocks', footnoteDefinition: 'blocks' },
  ...{ containerDirective: 'blocks', mdxJsxFlowElement: 'blocks' },
  ...{ list: 'listItem', table: 'tableRow', tableRow: 'tableCell' },
  ...{ paragraph: 'phrases', heading: 'phrases', tableCell: 'either', summary: 'phrases' },
  ...{ leafDirective: 'phrases', code: '', math: '', thematicBreak: '', definition: '' },
};
/** The only nodes that certain others contain. */
const itemTypes = ['listItem', 'tableRow', 'tableCell', 'summary'];
/** What a summary can contain, which is shown without marks. */
const plainTypes = ['summary', 'text', 'inlineCode', 'strong', 'emphasis', 'delete', 'break'];

/** A comment, a tag, or what else starts like one: a declaration, or a tag without its end. */
const tag = /<!--[\s\S]*?(-->|$)|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|<[!?/a-z][^>]*>?/gi;
/** In capitals only, it is HTML. */
const componentName = /^[A-Z].*[a-z]/;

/** What reports, the components that MDX has, and whether the parser had to guess what a wrong tag means. */
type HtmlContext = Reporter & { components: ComponentTable<never>; isGuess?: boolean };

/**
 * Replaces HTML, which only pages in Markdown have, by the nodes of Markdown that mean the same: all plugins read one
 * kind of tree. Attributes are copied from a closed list, so no handler, style or frame gets into the page. Reports what
 * no node stands for, and tags that are not closed where they were opened.
 */
export function html(context: HtmlContext, tree: Root): void {
  const types = new Set<string>();
  const reported = context.problems.length;
  let isDeep = false;
  visit(tree, (node: Nodes) => {
    types.add(node.type);
    if ('children' in node && readTags(context, node.children)) isDeep = true;
  });
  if (!types.delete('raw')) return;
  // The library calls itself for each level.
  if (isDeep) tree.children = [];
  // The library parses tags, and leaves the other nodes where they are. Beyond a wrong tag, it guesses.
  const passThrough = [...types].filter((it) => !['root', 'text'].includes(it));
  const parser = unified().use(() => (it, file) => raw(it as HtmlRoot, { file, passThrough }) as HtmlRoot);
  const inside = { ...context, isGuess: context.problems.length > reported };
  const parsed = parser.runSync(tree, context.doc.body);
  tree.children = withContent(inside, tree, contentOf(inside, parsed as Root)).children;
}

/** Checks the tags between the children of a node, and leaves them to the library. Returns whether too many are open. */
function readTags({ doc, problems, components }: HtmlContext, nodes: readonly Nodes[]): boolean {
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
      else if (componentName.test(tagName) || !Object.hasOwn(nodeTypes, name)) {
        const file = `${doc.id.split('/').at(-1)}.mdx`;
        const fallback = 'Remove the tag and its end, or put it in `code`';
        const hint = components.get(tagName)?.use
          ? `Rename the file to ${file}, or put it in \`code\``
          : (hints.get(`<${tagName}>`) ?? hints.get(`<${name}>`) ?? fallback);
        // Once for both ends of an element.
        if (slash === '' || !refused.has(name)) refuse(offset, `the HTML ${typed} is not allowed`, hint);
        refused.add(name);
      } else if (slash !== '') {
        const at = open.findLastIndex((it) => it.name === name);
        if (at < 0 && !refused.has(name))
          refuse(offset, `${typed} closes nothing`, `Remove it, or open <${name}> before`);
        for (const it of at < 0 ? [] : open.splice(at).slice(1)) {
          refuse(it.offset, `${it.typed} is not closed`, `Write </${it.name}> before ${typed}`);
          refused.add(it.name);
        }
      } else if (!voidElements.includes(name) && open.push({ name, typed, offset }) === 30) {
        refuse(offset, '30 tags are open here', 'Nest less');
        return true;
      }
    }
  }
  for (const { name, typed, offset } of open)
    refuse(offset, `${typed} is not closed in its block`, `Write </${name}> in the same block`);
  return false;
}

/** The content of a node, elements replaced by the nodes that they stand for. */
function contentOf(context: HtmlContext, { children }: Parents | Element): Nodes[] {
  // Besides the nodes of Markdown, the tree has elements and comments of HTML.
  return (children as (Nodes | Element | Comment)[]).flatMap((node): Nodes[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'element') return fromElement(context, node);
    if (node.type === 'text') return [{ ...node, value: node.value.replace(/[ \t]*\n[ \t\n]*/g, '\n') }];
    return ['children' in node ? withContent(context, node, contentOf(context, node)) : node];
  });
}

/** A node with this content. Reports what it cannot contain. */
function withContent<P extends Parents>(context: HtmlContext, node: P, content: readonly Nodes[]): P {
  let children = joinTexts(content);
  const shown = children.filter(isShown);
  const [first, ...others] = shown;
  const kind = contents[node.type] ?? 'phrases';
  const hasBlock = others.length > 0 && shown.some(({ type }) => type in contents);
  if (kind === 'blocks' || (kind === 'either' && hasBlock)) children = asBlocks(children);
  else if (kind !== 'phrases' && kind !== 'either') children = shown;
  else if (node.type in contents)
    // A cell may have its text between blank lines.
    children = first?.type === 'paragraph' && others.length === 0 ? first.children : trim(children);
  const kindOf = (type: string) =>
    itemTypes.includes(type) ? type : type in contents ? 'blocks' : 'phrases';
  const wrong = children.find(
    ({ type }) => kindOf(type) !== kind && (kind !== 'either' || itemTypes.includes(type)),
  );
  if (wrong && !context.isGuess) {
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

function fromElement(context: HtmlContext, node: Element): Nodes[] {
  const { tagName: name, properties, position } = node;
  const refuse = (message: string, hint: string) => report(context, node, message, hint);
  const content = contentOf(context, node);
  // Reported with its tag.
  if (!Object.hasOwn(nodeTypes, name)) return content;
  const type = nodeTypes[name];
  const { href, src = '', alt, title, start = 1, id = properties.name, align, colSpan, rowSpan } = properties;
  const taken = attributes[name] ?? '';
  if (Object.keys(properties).some((it) => !`${common} ${taken}`.split(' ').includes(it)))
    refuse(`<${name}> has attributes that are not allowed`, `Remove all${taken && ` but ${taken}`}`);
  if (id !== undefined && !closed.test(type ?? '')) content.unshift({ ...target(`${id}`), position });
  if (type === 'group') return asBlocks(content);
  if (type === undefined) return content;
  if (type === 'link' && href === undefined) {
    if (id === undefined) refuse('<a> has no href', 'Remove the tag and its end');
    return content;
  }
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
    ...(type === 'heading' && { depth: Number(name.slice(1)), data: { hProperties: { id } } }),
    ...(type === 'list' && { ordered: name === 'ol', spread: false, start: Number(start) }),
    ...(type === 'tableCell' && { data: { hName: name, hProperties: { align, colSpan, rowSpan } } }),
  } as unknown as Parents;
  if (name === 'details') return details(context, made, content);
  if (name === 'dt')
    return [{ ...made, children: [{ type: 'strong', children: trim(content) }] } as Paragraph];
  return [withContent(context, made, content)];
}

/** `<details>`, which is the component Details. */
function details(context: HtmlContext, { position }: Parents, content: readonly Nodes[]): Nodes[] {
  const summary = content.find(({ type }: { type: string }) => type === 'summary');
  if (!summary) {
    report(context, { position }, '<details> has no <summary>', 'Write <summary>Title</summary> first in it');
    return [];
  }
  const hint = 'Move it below, or write it as text';
  visit(summary, (it: Nodes) => {
    if (!plainTypes.includes(it.type)) report(context, it, '<summary> contains more than text', hint);
  });
  const made = component('Details', { summary: textOf(summary).trim() });
  // What is before and after it are not one word.
  const rest = content.map((it): Nodes => (it === summary ? { type: 'text', value: ' ' } : it));
  return [withContent(context, { ...made, position }, rest)];
}
