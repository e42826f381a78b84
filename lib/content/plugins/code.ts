import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { bundledLanguages } from 'shiki/langs';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/nearest';
import { type PageContext, report } from './context';
import { element, metaValue } from './element';
import { hints } from './foreign-syntax';

const grammars: Readonly<Record<string, unknown>> = bundledLanguages;

/** Languages that code may name: every name of a grammar, and those of text without colors. */
export const languages: readonly string[] = [
  ...Object.keys(grammars),
  ...['text', 'txt', 'plain', 'plaintext'],
].sort();

/** What a block shows: a terminal session, commands of a shell, or other code. The names of one grammar are equal. */
export function codeKind(lang: string): 'session' | 'commands' | 'code' {
  if (grammars[lang] === grammars.console) return 'session';
  return grammars[lang] === grammars.bash ? 'commands' : 'code';
}

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
    kind: codeKind(lang),
    title,
    download,
    wrap: /(?:^|\s)wrap(?:\s|$)/.test(node.meta?.replace(/"[^"]*"/g, '') ?? '') ? 'true' : undefined,
  });
}

function checkFence(context: PageContext, node: Code): void {
  const lang = node.lang ?? '';
  if (!languages.includes(lang)) {
    const message = lang === '' ? 'the code block has no language' : `unknown code language "${lang}"`;
    // Of so many short names, one is always similar.
    const similar = languages.filter((it) => it[0] === lang[0] && Math.min(it.length, lang.length) > 3);
    const hint = 'Write the language after the marks, such as bash, or text for no colors';
    report(context, node, message, didYouMean(lang, similar, hint));
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
