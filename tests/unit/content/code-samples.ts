import type { Code, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { loadContent } from '@/lib/content/load';
import { parsePage } from '@/lib/content/parse-page';
import { fillVariables } from '@/lib/source/variables';
import { githubParser } from '@/tests/support/github-parser';

/** A piece of code in a page. */
export interface Sample {
  file: string;
  /** Line of the file on which the code itself starts. */
  line: number;
  code: string;
  /** Title of a fence that is a file. */
  title?: string;
}

/** The content folder, read once. */
export const source = loadContent({ drafts: true });

/** Every page and every passage that pages include, parsed once. */
export const parsed = [
  ...source.docs,
  ...[...source.passages.values()].map(({ path: file, raw: body }) => ({ file, body })),
].map(({ file, body }) => ({ file, tree: githubParser.parse(body) }));

/** Fenced code of all pages in some languages, with the variables filled in as readers see them. */
export function shownFences(...langs: string[]): Sample[] {
  const found: Sample[] = [];
  for (const { file, tree } of parsed)
    visit(tree, 'code', ({ lang, meta, value, position }) => {
      if (!langs.includes(lang ?? '')) return;
      const title = /\btitle="([^"]*)"/.exec(meta ?? '')?.[1];
      const line = (position?.start.line ?? 0) + 1;
      const code = fillVariables(value, source.variables, () => {}, 'code');
      found.push({ file, line, code, ...(title !== undefined && { title }) });
    });
  return found;
}

/** Code within the text of all pages. */
export function inlineCode(): Sample[] {
  const found: Sample[] = [];
  for (const { file, tree } of parsed)
    visit(tree, 'inlineCode', ({ value: code, position }) => {
      found.push({ file, line: position?.start.line ?? 0, code });
    });
  return found;
}

/** The terminal sessions of all pages, with their commands alone. */
export function sessions(): Sample[] {
  return shownFences('console').map((it) => ({ ...it, code: sessionCommands(it.code) }));
}

/** The commands of a terminal session: lines after `$ ` and their continuations; all others are blank. */
export function sessionCommands(code: string): string {
  let continues = false;
  return code
    .split('\n')
    .map((line) => {
      const command = line.startsWith('$ ') ? line.slice(2) : continues ? line : '';
      continues = command.endsWith('\\');
      return command;
    })
    .join('\n');
}

/** The text of a page as readers see it: with passages included and variables filled in. */
export async function shownText(route: string): Promise<Root> {
  const doc = source.docs.find((it) => it.path === route);
  const plain = doc && (await parsePage(doc, source)).trees?.plain;
  if (!plain) throw new Error(`${route} is missing, or has problems: run npm run check`);
  return plain;
}

/** The code blocks of a text in order, each with the bold line above it, or an empty title. */
export function titledCode(tree: Root): (Code & { title: string })[] {
  const found: (Code & { title: string })[] = [];
  visit(tree, 'code', (node, index = 0, parent) => {
    const before = parent?.children[index - 1];
    const isTitle = before?.type === 'paragraph' && before.children[0]?.type === 'strong';
    found.push({ ...node, title: isTitle ? textOf(before) : '' });
  });
  return found;
}
