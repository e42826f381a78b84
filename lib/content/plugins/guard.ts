import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/nearest';
import { authorComponents, dataComponents, type Signature } from '@/lib/reference/components';
import { type PageContext, report } from './context';

/** Every component is a block: in a line of text the other plugins would pass over it. */
const blocks = new Set(Object.keys({ ...authorComponents, ...dataComponents }));

/** HTML elements that say something Markdown cannot; none takes an attribute. */
const htmlElements = ['kbd', 'sub', 'sup'];

const signatures = new Map<string, Omit<Signature, 'use'>>([
  ...Object.entries<Signature>(authorComponents),
  ...Object.entries<Signature>(dataComponents),
  ...htmlElements.map((name) => [name, {}] as const),
]);

/**
 * Content is data. Expressions, imports, exports, unknown components and attributes are
 * reported here, because MDX would drop or fail on them without saying where.
 */
export function guard(context: PageContext, tree: Root): void {
  visit(tree, (node, _index, parent) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const hint = 'Put the braces in `code`, or write &#123; and &#125;';
      report(context, node, 'JavaScript expressions are not allowed in content', hint);
    } else if (node.type === 'mdxjsEsm') {
      const hint = 'Remove the line; every component is there without import';
      report(context, node, 'import and export are not allowed in content', hint);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      checkElement(context, node);
      if (node.type === 'mdxJsxTextElement' && node.name && blocks.has(node.name)) {
        const hint = 'Put it on lines of its own, with a blank line before and after';
        report(context, node, `<${node.name}> stands in a line of text`, hint);
      }
      if (node.name === 'Tab' && !(parent?.type === 'mdxJsxFlowElement' && parent.name === 'Tabs')) {
        report(context, node, '<Tab> stands outside <Tabs>', 'Put it directly inside <Tabs group="…">');
      }
    }
  });
}

function checkElement(context: PageContext, node: MdxJsxFlowElement | MdxJsxTextElement): void {
  const name = node.name ?? '';
  const signature = signatures.get(name);
  if (!signature) {
    const fallback = `Components are ${Object.keys(authorComponents).join(', ')}`;
    report(context, node, `unknown component <${name}>`, didYouMean(name, signatures.keys(), fallback));
    return;
  }
  const { required = [], optional = [] } = signature;
  const known = [...required, ...optional];
  const given = new Set<string>();
  for (const attribute of node.attributes) {
    const isSpread = attribute.type === 'mdxJsxExpressionAttribute';
    if (isSpread || typeof attribute.value === 'object') {
      const message =
        !isSpread && attribute.value === null
          ? `attribute "${attribute.name}" of <${name}> has no value`
          : `<${name}> has an attribute that is an expression`;
      report(context, attribute, message, 'Attributes are text in double quotes');
    }
    if (isSpread) continue;
    if (attribute.value !== '') given.add(attribute.name);
    if (!known.includes(attribute.name)) {
      const fallback = known.length > 0 ? `It takes ${known.join(', ')}` : 'It takes none';
      const hint = didYouMean(attribute.name, known, fallback);
      report(context, attribute, `<${name}> has no attribute "${attribute.name}"`, hint);
    }
  }
  for (const attribute of required.filter((it) => !given.has(it))) {
    if (attribute === 'alt')
      report(context, node, 'image without alt text', 'Say in alt="…" what the image shows');
    else report(context, node, `<${name}> needs the attribute "${attribute}"`, `Add ${attribute}="…"`);
  }
}
