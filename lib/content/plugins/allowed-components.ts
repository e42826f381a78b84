import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/nearest';
import { type PageContext, report, type SyncPlugin } from './context';
import { hints, orMarkdown } from './foreign-syntax';
import { htmlElements } from './html';

/** A component that writers may type in MDX: its required and optional attributes, and its purpose (Markdown). */
export interface Signature {
  required?: readonly string[];
  optional?: readonly string[];
  use: string;
}

type Signatures = Readonly<Record<string, Signature>>;

/**
 * Content is data. Expressions, imports, exports, unknown components and attributes are
 * reported here, because MDX would drop or fail on them without saying where.
 *
 * @param rendered the components that a page renders
 * @param replaced those that are replaced by Markdown before anything is rendered
 */
export function allowedComponents(rendered: Signatures, replaced: Signatures): SyncPlugin {
  const blocks = new Map(Object.entries({ ...rendered, ...replaced }));
  const names = [...blocks.keys(), ...htmlElements];
  const onlyHtml = `The only tags of HTML are ${htmlElements.join(', ')}`;
  const fallback = `Components are ${Object.keys(rendered).join(', ')}`;
  return (context, tree) =>
    visit(tree, (node, _index, parent) => {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const hint = hints.get(`{${node.value[0]}`) ?? 'Put the braces in `code`, or write &#123; and &#125;';
        const message = 'JavaScript expressions are not allowed in content';
        report(context, node, message, hint + orMarkdown(context));
      } else if (node.type === 'mdxjsEsm') {
        const hint = hints.get(node.value.startsWith('export') ? 'export' : 'import') ?? '';
        report(context, node, 'import and export are not allowed in content', hint);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const name = node.name ?? '';
        if (names.includes(name)) checkAttributes(context, node, blocks.get(name));
        else {
          // A tag of HTML is no misspelt component.
          const isHtml = /^[a-z]/.test(name);
          const near = names.filter((it) => !isHtml || it.toLowerCase() === name);
          const meant = didYouMean(name, near, isHtml ? onlyHtml : fallback);
          const hint = (hints.get(`<${name}>`) ?? meant) + orMarkdown(context, name);
          report(context, node, `unknown component <${name}>`, hint);
        }
        // The other plugins do not look for components in a line of text.
        if (node.type === 'mdxJsxTextElement' && blocks.has(name)) {
          const hint = 'Put it on separate lines, with a blank line before and after';
          report(context, node, `<${name}> is in a line of text`, hint);
        }
        if (name === 'Tab' && !(parent?.type === 'mdxJsxFlowElement' && parent.name === 'Tabs'))
          report(context, node, '<Tab> is outside <Tabs>', 'Put it directly inside <Tabs group="…">');
      }
    });
}

function checkAttributes(
  context: PageContext,
  { name, attributes, position }: MdxJsxFlowElement | MdxJsxTextElement,
  { required = [], optional = [] }: Partial<Signature> = {},
): void {
  const known = [...required, ...optional];
  const takes = known.length > 0 ? `It takes ${known.join(', ')}` : 'It takes none';
  const given = new Set<string>();
  for (const attribute of attributes) {
    const isSpread = attribute.type === 'mdxJsxExpressionAttribute';
    if (isSpread || typeof attribute.value === 'object')
      report(context, attribute, `<${name}> has an attribute without text`, 'Write name="text"');
    if (isSpread) continue;
    if (given.has(attribute.name))
      report(context, attribute, `<${name}> has "${attribute.name}" twice`, 'Remove one of the two');
    if (attribute.value !== '') given.add(attribute.name);
    if (known.includes(attribute.name)) continue;
    const hint = didYouMean(attribute.name, known, takes);
    report(context, attribute, `<${name}> has no attribute "${attribute.name}"`, hint);
  }
  for (const attribute of required.filter((it) => !given.has(it)))
    report(context, { position }, `<${name}> needs the attribute "${attribute}"`, `Add ${attribute}="…"`);
}
