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

const signatures = new Map<string, Pick<Signature, 'required' | 'optional'>>([
  ...Object.entries(authorComponents),
  ...Object.entries(dataComponents),
  ...htmlElements.map((name) => [name, { required: [], optional: [] }] as const),
]);

/**
 * Content is data. Expressions, imports, exports, unknown components and attributes are
 * reported here, because MDX would drop or fail on them without saying where.
 */
export function guard(context: PageContext, tree: Root): void {
  visit(tree, (node, _index, parent) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      report(
        context,
        node,
        'JavaScript expressions are not allowed in content',
        'Put the braces in `code`, or write &#123; and &#125;',
      );
    } else if (node.type === 'mdxjsEsm') {
      report(
        context,
        node,
        'import and export are not allowed in content',
        'Remove the line; every component is there without import',
      );
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      checkElement(context, node);
      if (node.type === 'mdxJsxTextElement' && node.name && blocks.has(node.name)) {
        report(
          context,
          node,
          `<${node.name}> stands in a line of text`,
          'Put it on lines of its own, with a blank line before and after',
        );
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
    report(
      context,
      node,
      `unknown component <${name}>`,
      didYouMean(name, signatures.keys(), `Components are ${Object.keys(authorComponents).join(', ')}`),
    );
    return;
  }
  const known = [...signature.required, ...signature.optional];
  const given = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute' || typeof attribute.value === 'object') {
      const isBoolean = attribute.type === 'mdxJsxAttribute' && attribute.value === null;
      report(
        context,
        attribute,
        isBoolean
          ? `attribute "${attribute.name}" of <${name}> has no value`
          : `<${name}> has an attribute that is an expression`,
        'Attributes are text in double quotes',
      );
      if (attribute.type === 'mdxJsxExpressionAttribute') continue;
    }
    if (attribute.value !== '') given.add(attribute.name);
    if (!known.includes(attribute.name)) {
      const fallback = known.length > 0 ? `It takes ${known.join(', ')}` : 'It takes none';
      report(
        context,
        attribute,
        `<${name}> has no attribute "${attribute.name}"`,
        didYouMean(attribute.name, known, fallback),
      );
    }
  }
  for (const attribute of signature.required) {
    if (!given.has(attribute)) {
      const isAlt = attribute === 'alt';
      report(
        context,
        node,
        isAlt ? 'image without alt text' : `<${name}> needs the attribute "${attribute}"`,
        isAlt ? 'Say in alt="…" what the image shows' : `Add ${attribute}="…"`,
      );
    }
  }
}
