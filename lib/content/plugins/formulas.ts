import type { Nodes, Root } from 'mdast';
import type { Options } from 'rehype-katex';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type CompileContext, report } from './context';

/** Characters of one formula: the longest of the site has 154. */
const longest = 1000;

/**
 * Commands that content may not have. The first row reaches out of the formula, into addresses and HTML; KaTeX prints
 * those it does not trust in red, without an error. The second defines commands, and so could hide one of the first.
 */
const refused = new RegExp(
  `\\\\(?:${[
    'href|url|includegraphics|htmlClass|htmlId|htmlStyle|htmlData',
    'def|gdef|edef|xdef|let|futurelet|global|long|newcommand|renewcommand|providecommand|char',
  ].join('|')})(?![A-Za-z])`,
);

/** How KaTeX translates: strictly, and with little room for what a formula without commands of its own can blow up. */
export const formulaOptions: Options = {
  output: 'mathml',
  strict: 'error',
  trust: false,
  maxExpand: 100,
  maxSize: 10,
};

/** remark plugin: refuses formulas that are too long, and commands that are none of a formula's business. */
export function formulas(context: CompileContext) {
  return (tree: Root) => {
    visit(tree, (node: Nodes) => {
      if (node.type !== 'math' && node.type !== 'inlineMath') return;
      const command = refused.exec(node.value)?.[0];
      if (command !== undefined) {
        report(
          context,
          node,
          `${command} is not allowed in a formula`,
          'Write the formula without it',
          command,
        );
      }
      if (node.value.length > longest) {
        report(context, node, `the formula has more than ${longest} characters`, 'Split it');
      }
    });
  };
}

/** rehype plugin, after KaTeX: what it could not translate, which it would print in red, is a problem. */
export function formulaErrors(context: CompileContext) {
  return (_tree: unknown, file: VFile) => {
    for (const { source, cause, line = 1, column = 1 } of file.messages) {
      if (source !== 'rehype-katex') continue;
      const reason = cause instanceof Error ? cause.message : 'it is not TeX';
      const message = `the formula cannot be read: ${reason.replace(/^KaTeX parse error: /, '')}`;
      context.problems.push({ file: context.doc.file, line, column, message, hint: 'Mend the TeX' });
    }
  };
}
