import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../nearest';
import { type CompileContext, report } from './context';
import { element, isCode, metaFlag, metaValue } from './element';
import { highlightCode, languages } from './highlight';

const flags = ['showLineNumbers', 'wrap', 'noVariables'];
const values = ['title', 'alt', 'file', 'region'];

/**
 * remark plugin: fenced code becomes a CodeBlock whose content is one string of HTML, highlighted at build time.
 * A string, because a page's code would otherwise travel twice, the second time as one object per token.
 */
export function code(context: CompileContext) {
  return async (tree: Root) => {
    const found: { node: Code; replace: (next: ReturnType<typeof element>) => void }[] = [];
    visit(tree, (node, index, parent) => {
      if (!isCode(node) || !parent || index === undefined) return;
      found.push({
        node,
        replace: (next) => {
          parent.children[index] = next;
        },
      });
    });
    await Promise.all(
      found.map(async ({ node, replace }) => {
        if (!checkFence(context, node)) return;
        const lang = node.lang ?? 'text';
        const html = context.highlight ? await highlightCode(node.value, lang, node.meta ?? '') : '';
        replace(
          element('CodeBlock', {
            html,
            lang,
            kind: lang === 'console' ? 'session' : lang === 'bash' ? 'commands' : 'code',
            title: metaValue(node, 'title'),
            download: node.data?.download,
            wrap: metaFlag(node, 'wrap') ? 'true' : undefined,
            numbers: metaFlag(node, 'showLineNumbers') ? 'true' : undefined,
          }),
        );
      }),
    );
  };
}

/** Reports a missing or unknown language and unknown meta. @returns whether the fence can be highlighted */
function checkFence(context: CompileContext, node: Code): boolean {
  const known: readonly string[] = languages;
  const lang = node.lang ?? '';
  if (!known.includes(lang)) {
    report(
      context,
      node,
      lang === '' ? 'the code block names no language' : `unknown code language "${lang}"`,
      didYouMean(lang, known, `The languages are ${known.join(', ')}`),
    );
    return false;
  }
  const rest = (node.meta ?? '')
    .replace(/\{[\d,-]+\}/g, ' ')
    .replace(/([A-Za-z]+)="[^"]*"/g, (whole, key: string) => (values.includes(key) ? ' ' : whole));
  for (const word of rest.split(/\s+/).filter((it) => it !== '' && !flags.includes(it))) {
    report(
      context,
      node,
      `unknown word "${word}" after the code language`,
      didYouMean(
        word,
        [...flags, ...values],
        'Known are title="…", file="…", region="…", {1,3-4}, showLineNumbers, wrap and noVariables',
      ),
      word,
    );
  }
  return true;
}
