import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { bundledLanguages } from 'shiki/langs';
import { SKIP, visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/nearest';
import { type PageContext, report } from './context';
import { element, metaPair, metaValue } from './element';
import { hints } from './foreign-syntax';

const grammars: Readonly<Record<string, unknown>> = bundledLanguages;

/** Languages that code may name: every name of a grammar, and those of text without colors. */
const languages: readonly string[] = [
  ...Object.keys(grammars),
  ...['text', 'txt', 'plain', 'plaintext'],
].sort();

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
 * Reports fences without an end, or with another fence's beginning in them: they contain what the writer typed after
 * them, so they are removed. A list or a quote also ends its fences, but only the writer's mistake leaves it to that.
 * Names of languages are in lower case from here on.
 */
export function checkFences(context: PageContext, tree: Root): void {
  visit(tree, 'code', (node, index, parent) => {
    node.lang = node.lang?.toLowerCase() ?? null;
    const { start, end } = node.position ?? {};
    const [first = '', ...others] = context.doc.body.slice(start?.offset, end?.offset).split('\n');
    const [marks] = /^(?:`{3,}|~{3,})/.exec(first) ?? [];
    if (marks === undefined || !parent || index === undefined) return undefined;
    const isEnd = new RegExp(`^[>\\s]*${marks}+\\s*$`).test(others.at(-1) ?? '');
    // Without an end, the last line is part of the code, indented too far for one.
    const isClosed = isEnd && (node.value === '' || node.value.split('\n').length < others.length);
    if (isClosed && !new RegExp(`^ {0,3}${marks}+[ \\t]*\\w`, 'm').test(node.value)) return undefined;
    const where = start?.column === 1 ? '' : ', in the same list or quote';
    report(context, node, 'the code block is never closed', `End it with a line of ${marks}${where}`);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

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
    wrap: /(?<!\S)wrap(?!\S)/.test(node.meta?.replace(metaPair, '') ?? '') ? 'true' : undefined,
    lines: node.data?.lines?.join(' '),
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
    report(context, node, message, didYouMean(lang, similar, hint));
    return;
  }
  for (const [mark] of node.value.matchAll(foreignMark)) {
    const hint = hints.get(/\+\+|--/.test(mark) ? '[!code ++]' : 'highlight-next-line') ?? '';
    report(context, node, `"${mark}" is not part of the syntax`, hint, mark);
  }
  const prompt = codeKind(lang) === 'commands' ? /^\$ .*/m.exec(node.value)?.[0] : undefined;
  if (prompt !== undefined) {
    const hint = `Write console in place of ${lang}, or remove the "$ "`;
    report(context, node, `"${prompt}" starts with a prompt, which readers would paste`, hint, prompt);
  }
  checkMeta(context, node);
}

/** Checks the words after the language, and fills in the highlighted lines. */
function checkMeta(context: PageContext, node: Code): void {
  const unused = new Set(values);
  const numbers = node.value.split('\n').map((_line, index) => index + 1);
  const lines: number[] = [];
  const rest = (node.meta ?? '')
    .replace(metaPair, (pair, key: string) => (unused.delete(key) ? ' ' : pair))
    .replace(/\{([^{}]*)\}/g, (braces, ranges: string) => {
      for (const range of ranges.split(',')) {
        const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
        const named = numbers.filter((it) => it >= Number(first) && it <= Number(last));
        lines.push(...named);
        if (named.length > 0 && named.length > Number(last) - Number(first)) continue;
        const hint = `Name lines from 1 to ${numbers.length}, such as {1} or {1-${numbers.length}}`;
        report(context, node, `"${braces}" names lines that the code does not have`, hint, braces);
      }
      return ' ';
    });
  if (lines.length > 0) node.data = { ...node.data, lines };
  const words = 'Known are title="…", file="…", region="…", {1, 3-4}, wrap and noVariables, each once';
  for (const word of rest.split(/\s+/).filter((it) => it !== '' && !flags.includes(it))) {
    const hint = didYouMean(word, [...flags, ...unused], words);
    report(context, node, `unexpected "${word}" after the code language`, hint, word);
  }
}
