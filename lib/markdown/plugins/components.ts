import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/nearest';
import type { Attribute, Component, ComponentTable } from '../component-table';
import { type DataContext, type PageContext, report, type SyncPlugin } from '../context';
import {
  attributesOf,
  type MdxJsxAttribute,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
} from '../element';
import { hints, orMarkdown } from './foreign-syntax';
import { htmlElements } from './html';

/** Reports expressions, imports, unknown tags, attributes and values: MDX would drop them, or fail without a place. */
export function checkComponents<Data>(table: ComponentTable<Data>): SyncPlugin<Data> {
  const written = [...table].flatMap(([name, { use }]) => (use === undefined ? [] : name));
  const names = [...written, ...htmlElements];
  const onlyHtml = `The only tags of HTML are ${htmlElements.join(', ')}`;
  // Those that do not only show data.
  const shown = written.filter((it) => table.get(it)?.contains !== 'nothing');
  const fallback = `Components are ${shown.join(', ')}`;
  return (context, tree) =>
    visit(tree, (node) => {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const hint = hints.get(`{${node.value[0]}`) ?? 'Put the braces in `code`, or write &#123; and &#125;';
        const message = 'JavaScript expressions are not allowed in content';
        report(context, node, message, hint + orMarkdown(context));
      } else if (node.type === 'mdxjsEsm') {
        const hint = hints.get(node.value.startsWith('export') ? 'export' : 'import') ?? '';
        report(context, node, 'import and export are not allowed in content', hint);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const name = node.name ?? '';
        // Made from an id in HTML.
        if (name === 'Target' && context.doc.file.endsWith('.md')) return;
        if (names.includes(name)) checkAttributes(context, node, table.get(name)?.attributes);
        else {
          // A tag of HTML is no misspelt component.
          const isHtml = /^[a-z]/.test(name);
          const near = names.filter((it) => !isHtml || it.toLowerCase() === name);
          const meant = didYouMean(name, near, isHtml ? onlyHtml : fallback);
          const hint = (hints.get(`<${name}>`) ?? meant) + orMarkdown(context, name);
          report(context, node, `unknown component <${name}>`, hint);
        }
        // The other plugins do not look for components in a line of text.
        if (node.type === 'mdxJsxTextElement' && written.includes(name)) {
          const hint = 'Put it on separate lines, with a blank line before and after';
          report(context, node, `<${name}> is in a line of text`, hint);
        }
      }
    });
}

/** What to do about other contents. */
const contentHints: Readonly<Record<string, string>> = {
  nothing: 'Put them below',
  'one table': 'Put the rest outside',
  'one numbered list':
    'Write 1. before each step, indent its other blocks like its text, and put the rest outside <Steps>',
};

function checkAttributes<Data>(
  context: DataContext<Data>,
  node: MdxJsxFlowElement | MdxJsxTextElement,
  known: Component<Data>['attributes'] = {},
): void {
  const { name, position } = node;
  const takes = Object.keys(known).join(', ') || 'none';
  const given = new Set<string>();
  for (const attribute of node.attributes) {
    const isSpread = attribute.type === 'mdxJsxExpressionAttribute';
    if (isSpread || typeof attribute.value === 'object')
      report(context, attribute, `<${name}> has an attribute without text`, 'Write name="text"');
    if (isSpread) continue;
    if (given.has(attribute.name))
      report(context, attribute, `<${name}> has "${attribute.name}" twice`, 'Remove one of the two');
    if (attribute.value !== '') given.add(attribute.name);
    const declared = known[attribute.name];
    const hint = didYouMean(attribute.name, Object.keys(known), `It takes ${takes}`);
    if (!declared) report(context, attribute, `<${name}> has no attribute "${attribute.name}"`, hint);
    else if (typeof attribute.value === 'string' && (attribute.value !== '' || declared.isOptional))
      checkValue(context, node, attribute, declared);
  }
  for (const [attribute, { isOptional }] of Object.entries(known))
    if (!isOptional && !given.has(attribute))
      report(context, { position }, `<${name}> needs the attribute "${attribute}"`, `Add ${attribute}="…"`);
}

function checkValue<Data>(
  context: DataContext<Data>,
  node: MdxJsxFlowElement | MdxJsxTextElement,
  attribute: MdxJsxAttribute,
  { takes, isList, pattern, known, folder }: Attribute<Data>,
): void {
  const existing = known?.(context.data, node);
  const values = existing && [...existing];
  const value = String(attribute.value);
  for (const item of isList ? value.split(',').map((it) => it.trim()) : [value]) {
    if ((values?.includes(item) ?? true) && (pattern?.test(item) ?? true)) continue;
    const message = `<${node.name}> does not take ${attribute.name}="${item}"`;
    const hint = didYouMean(item, values ?? [], `It takes ${takes.replaceAll('`', '')}`);
    report(context, attribute, message, hint, undefined, folder ? { path: `${folder}/${item}` } : undefined);
  }
}

/** What a node is to the component around it. */
function partOf(node: Nodes): string {
  if (node.type === 'mdxJsxFlowElement') return `<${node.name}>`;
  if (node.type === 'table') return 'one table';
  return node.type === 'list' && node.ordered ? 'one numbered list' : 'text';
}

/** Reports components outside those that they belong in, and contents that a component would not show, or misplace. */
export function checkContents(context: PageContext, tree: Root): void {
  const { components } = context;
  visit(tree, 'mdxJsxFlowElement', (node, _index, parent) => {
    const { name, children } = node;
    for (const [outer, { contains }] of components)
      if (contains === partOf(node) && !(parent?.type === 'mdxJsxFlowElement' && parent.name === outer))
        report(context, node, `<${name}> is outside <${outer}>`, `Put it directly inside <${outer}>`);
    const { contains } = components.get(name ?? '') ?? {};
    if (contains === undefined) return;
    // Of two lists or tables, one after the other, the second is wrong.
    const isOne = contains.startsWith('one');
    const isPart = (it: Nodes | undefined) => it !== undefined && partOf(it) === contains;
    const parts = children.filter((it, index) => isPart(it) && !(isOne && isPart(children[index - 1])));
    const needs = contains === 'nothing' ? 'no contents' : `${contains}, and nothing else`;
    const hint = contentHints[contains] ?? `Put all text into a ${contains}, or outside <${name}>`;
    const isEmpty = children.length === 0 && contains !== 'nothing';
    for (const it of isEmpty ? [node] : children.filter((it) => !parts.includes(it)))
      report(context, it, `<${name}> needs ${needs}`, hint);
    checkUnique(context, parts);
  });
}

/** Reports values of elements that must be different and are not. */
function checkUnique(context: PageContext, elements: readonly Nodes[]): void {
  const given = new Set<string>();
  for (const node of elements.filter((it) => it.type === 'mdxJsxFlowElement')) {
    const { attributes = {} } = context.components.get(node.name ?? '') ?? {};
    for (const [name, value] of Object.entries(attributesOf(node))) {
      if (!attributes[name]?.isUnique) continue;
      const pair = `${name}="${value}"`;
      if (given.has(pair))
        report(context, node, `two <${node.name}> have ${pair}`, 'Give each its own', pair);
      given.add(pair);
    }
  }
}
