import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/nearest';
import { type PageContext, report } from './context';
import { element, metaValue } from './element';
import { hints } from './foreign-syntax';

/** Languages that code may name. A closed list: loading every grammar costs seconds in each build process. */
export const languages: readonly string[] =
  'bash console diff http ini js json mermaid python rust text toml ts tsx yaml'.split(' ');

const flags = ['wrap', 'noVariables'];
const values = ['title', 'alt', 'file', 'region'];

/** Checks the language and the words after it of each fence. */
export function code(context: PageContext, tree: Root): void {
  visit(tree, 'code', (node) => {
    if (!node.data?.drawing) checkFence(context, node);
  });
}

/** Replaces each fence by a Diagram or a CodeBlock. */
export function drawCode(tree: Root): void {
  visit(tree, 'code', (node, index, parent) => {
    if (parent && index !== undefined) parent.children[index] = toComponent(node);
  });
}

function toComponent(node: Code): MdxJsxFlowElement {
  const title = metaValue(node, 'title');
  const { drawing, steps, download } = node.data ?? {};
  if (drawing)
    return element('Diagram', { ...drawing, alt: metaValue(node, 'alt'), title }, steps ? [steps] : []);
  const lang = node.lang ?? 'text';
  return element('CodeBlock', {
    code: node.value,
    lang,
    kind: lang === 'console' ? 'session' : lang === 'bash' ? 'commands' : 'code',
    title,
    download,
    wrap: /(?:^|\s)wrap(?:\s|$)/.test(node.meta?.replace(/"[^"]*"/g, '') ?? '') ? 'true' : undefined,
  });
}

function checkFence(context: PageContext, node: Code): void {
  // In Markdown, code can be indented, without a place for the language.
  const lang = node.lang ?? (context.doc.file.endsWith('.md') ? 'text' : '');
  if (!languages.includes(lang)) {
    const message = lang === '' ? 'the code block has no language' : `unknown code language "${lang}"`;
    report(context, node, message, didYouMean(lang, languages, `The languages are ${languages.join(', ')}`));
    return;
  }
  const [mark] = /\[!code [^\]\n]*\]/.exec(node.value) ?? [];
  if (mark !== undefined)
    report(context, node, `"${mark}" is not part of the syntax`, hints.get('[!code') ?? '', mark);
  const rest = (node.meta ?? '').replace(/([A-Za-z]+)="[^"]*"/g, (whole, key: string) =>
    values.includes(key) ? ' ' : whole,
  );
  const words = 'Known are title="…", file="…", region="…", wrap and noVariables';
  for (const word of rest.split(/\s+/).filter((it) => it !== '' && !flags.includes(it))) {
    const hint = didYouMean(word, [...flags, ...values], words);
    report(context, node, `unknown word "${word}" after the code language`, hint, word);
  }
}
