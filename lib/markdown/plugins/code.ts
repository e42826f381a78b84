import type { Code, Root } from 'mdast';
import { bundledLanguages } from 'shiki/langs';
import { didYouMean } from '@/lib/nearest';
import { type PageContext, report, sourceOf } from '../context';
import { type MdxJsxFlowElement, metaPair, metaValue } from '../element';
import { component } from '../nodes';
import { nodesOf, replaceNodes } from '../tree';
import { hints } from './foreign-syntax';

const grammars: Readonly<Record<string, unknown>> = bundledLanguages;

/** Languages that code may name: every name of a grammar, and those of text without colors. */
const languages: readonly string[] = [
  ...Object.keys(grammars),
  ...['text', 'txt', 'plain', 'plaintext'],
].sort();

/** What to write for names that other tools have for a language. */
const otherNames: Readonly<Record<string, string | undefined>> = {
  math: 'Write the formula between lines of $$',
  golang: 'Write go',
  ...{ none: 'Write text', output: 'Write text', terminal: 'Write console', node: 'Write js' },
};

/** What a block shows: a terminal session, commands of a shell, or other code. The names of one grammar are equal. */
export function codeKind(lang: string): 'session' | 'commands' | 'code' {
  if (grammars[lang] === grammars.console) return 'session';
  return grammars[lang] === grammars.bash ? 'commands' : 'code';
}

/** How other tools mark lines inside the code. */
const foreignMark =
  /\[!code [^\]\n]*\]|(?<=(?:\/\/|#|\/\*|--|;|%)[ \t]*)highlight-(?:next-line|start|end)\b/g;

const flags = ['wrap', 'noVariables'];
const values = ['title', 'alt', 'file', 'region'];

/**
 * Reports fences and formulas without an end, or with another one's beginning in them: they contain what the writer typed
 * after them, so they are removed. A list or a quote also ends its fences, but only the writer's mistake leaves it to
 * that. Names of languages are in lower case from here on.
 */
export function checkFences(context: PageContext, tree: Root): void {
  replaceNodes(tree, (node) => {
    if (node.type !== 'code' && node.type !== 'math') return undefined;
    if (node.type === 'code') node.lang = node.lang?.toLowerCase() ?? null;
    const [first = '', ...others] = sourceOf(context, node).split('\n');
    const [marks] = /^(?:`{3,}|~{3,}|\${2,})/.exec(first) ?? [];
    if (marks === undefined) return undefined;
    const mark = marks.replaceAll('$', '\\$');
    const isEnd = new RegExp(`^[>\\s]*${mark}+\\s*$`).test(others.at(-1) ?? '');
    // Without an end, the last line is part of the code, indented too far for one.
    const isClosed = isEnd && (node.value === '' || node.value.split('\n').length < others.length);
    const hasMore = node.type === 'math' && node.meta;
    if (isClosed && !hasMore && !new RegExp(`^ {0,3}${mark}+[ \\t]*\\w`, 'm').test(node.value))
      return undefined;
    const where = node.position?.start.column === 1 ? '' : ', in the same list or quote';
    const what = `the ${node.type === 'math' ? 'formula' : 'code block'} is never closed`;
    const [message, hint] = hasMore
      ? ['$$ is not alone on its line', 'Write $$, the formula and $$ on separate lines']
      : [what, `End it with a line of ${marks}${where}`];
    report(context, node, message, hint);
    return [];
  });
}

/** Checks the language and the words after it of each fence. */
export function code(context: PageContext, tree: Root): void {
  for (const node of nodesOf(tree, 'code')) if (!node.data?.drawing) checkFence(context, node);
}

/** Replaces each fence by a Diagram or a CodeBlock. */
export function drawCode(tree: Root): void {
  replaceNodes(tree, (node) => (node.type === 'code' ? [toComponent(node)] : undefined));
}

function toComponent(node: Code): MdxJsxFlowElement {
  const title = metaValue(node, 'title');
  const { drawing, steps, download } = node.data ?? {};
  if (drawing) return component('Diagram', { ...drawing, alt: metaValue(node, 'alt'), title }, steps);
  const lang = node.lang ?? 'text';
  return component('CodeBlock', {
    code: node.value,
    lang,
    kind: codeKind(lang),
    title,
    download,
    wrap: /(?<!\S)wrap(?!\S)/.test(node.meta?.replace(metaPair, '') ?? ''),
  });
}

function checkFence(context: PageContext, node: Code): void {
  // In Markdown, code can be indented, without a place for the language.
  const lang = node.lang ?? (context.doc.file.endsWith('.md') ? 'text' : '');
  if (!languages.includes(lang)) {
    const message = lang === '' ? 'the code block has no language' : `unknown code language "${lang}"`;
    // Of so many short names, one is always similar.
    const similar = languages.filter((it) => it[0] === lang[0] && Math.min(it.length, lang.length) > 3);
    const hint = 'Write the language after the marks, such as bash, or text for no colors';
    // As in `rust,ignore`.
    const [name = ''] = /^[\w+#-]+/.exec(lang) ?? [];
    const first = name !== lang && languages.includes(name) && `Write ${name}, and a space after it`;
    report(context, node, message, otherNames[lang] ?? (first || didYouMean(lang, similar, hint)));
    return;
  }
  for (const [mark] of node.value.matchAll(foreignMark)) {
    report(context, node, `"${mark}" is not part of the syntax`, hints.get('[!code') ?? '', mark);
  }
  const prompt = codeKind(lang) === 'commands' ? /^\$ .*/m.exec(node.value)?.[0] : undefined;
  if (prompt !== undefined) {
    const hint = `Write console in place of ${lang}, or remove the "$ "`;
    report(context, node, `"${prompt}" starts with a prompt, which readers would paste`, hint, prompt);
  }
  checkMeta(context, node);
}

/** Checks the words after the language. */
function checkMeta(context: PageContext, node: Code): void {
  const unused = new Set(values);
  const rest = (node.meta ?? '').replace(metaPair, (pair, key: string) => (unused.delete(key) ? ' ' : pair));
  const words = 'Known are title="…", file="…", region="…", wrap and noVariables, each once';
  for (const word of rest.split(/\s+/).filter((it) => it !== '' && !flags.includes(it))) {
    const hint = didYouMean(word, [...flags, ...unused], words);
    report(context, node, `unexpected "${word}" after the code language`, hint, word);
  }
}
