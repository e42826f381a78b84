import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { unified } from 'unified';
import { type PageContext, report } from '../context';
import { nodesOf } from '../tree';

/** Characters of one formula: the longest of the site has 154. */
const longest = 1000;

/** Commands that add addresses and HTML: KaTeX prints untrusted ones in red, without an error. */
const unsafe = 'href|url|includegraphics|htmlClass|htmlId|htmlStyle|htmlData';
/** Commands that define commands, which could hide an unsafe one. */
const defining = 'def|gdef|edef|xdef|let|futurelet|global|long|newcommand|renewcommand|providecommand|char';
const refused = new RegExp(`\\\\(?:${unsafe}|${defining})(?![A-Za-z])`);

const katexOptions = {
  output: 'mathml',
  strict: 'error',
  trust: false,
  maxExpand: 100,
  maxSize: 10,
} as const;

/** Translates formulas to MathML. Reports those that are too long, that use refused commands, or that are not TeX. */
export async function formulas(context: PageContext, tree: Root): Promise<void> {
  const found = nodesOf(tree, 'math', 'inlineMath');
  if (found.length === 0) return;
  // Loaded only for pages that have a formula: it takes a while.
  const { default: rehypeKatex } = await import('rehype-katex');
  const translator = unified().use(rehypeKatex, katexOptions).freeze();
  for (const node of found) {
    const command = refused.exec(node.value)?.[0];
    if (command !== undefined) {
      const hint = 'Write the formula without it';
      report(context, node, `${command} is not allowed in a formula`, hint, command);
    }
    if (node.value.length > longest)
      report(context, node, `the formula has more than ${longest} characters`, 'Split it');
    const properties = { className: [node.type === 'math' ? 'math-display' : 'math-inline'] };
    const children = [{ type: 'text' as const, value: node.value }];
    const code = { type: 'element' as const, tagName: 'code', properties, children };
    const root: HtmlRoot = { type: 'root', children: [code] };
    // KaTeX prints what it cannot translate in red; here it is reported as a problem.
    translator.run(root, (error, _tree, file) => {
      if (error) throw error;
      for (const { cause } of file?.messages ?? []) {
        const reason = cause instanceof Error ? cause.message : 'it is not TeX';
        const message = `invalid formula: ${reason.replace(/^KaTeX parse error: /, '')}`;
        report(context, node, message, 'Fix the TeX');
      }
    });
    const [made] = root.children;
    if (made?.type !== 'element') throw new Error('KaTeX made no element of a formula');
    node.data = { hName: made.tagName, hProperties: made.properties, hChildren: made.children };
  }
}
