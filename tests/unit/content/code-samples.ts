import type { Code, InlineCode } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { readContent } from '@/lib/content/read';
import { readSource } from '@/lib/content/source';
import { fillVariables } from '@/lib/content/variables';

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
export const source = readSource(true);

/** Every page's syntax tree, read once. */
const pages = readContent('.mdx').then((files) =>
  files
    .filter((file) => !/\/_/.test(file.path))
    .map(({ path, raw }) => ({ file: path, raw, tree: fromMarkdown(raw) })),
);

/** Fenced code of all pages in some languages. The tests count on all of it, so a fence that is not found is an error. */
export async function fences(...langs: string[]): Promise<Sample[]> {
  return (await pages).flatMap(({ file, raw, tree }) => {
    const found: Sample[] = [];
    visit(tree, 'code', (node: Code) => {
      const line = (node.position?.start.line ?? 0) + 1;
      const title = /\btitle="([^"]*)"/.exec(node.meta ?? '')?.[1];
      if (node.lang && langs.includes(node.lang))
        found.push({ file, line, code: node.value, ...(title !== undefined && { title }) });
    });
    const typed = openingFences(raw).filter((lang) => langs.includes(lang)).length;
    if (typed !== found.length) throw new Error(`${file}: ${typed} fences, ${found.length} found`);
    return found;
  });
}

/** Languages of the fences of a page by its lines alone; fences inside longer fences do not count. */
function openingFences(raw: string): string[] {
  const langs: string[] = [];
  let open = '';
  for (const line of raw.split('\n')) {
    const [, ticks = '', lang = ''] = /^\s*(`{3,})(\w*)/.exec(line) ?? [];
    if (ticks === '') continue;
    if (open === '') {
      langs.push(lang);
      open = ticks;
    } else if (ticks.length >= open.length && lang === '') open = '';
  }
  return langs;
}

/** As `fences`, with the variables filled in as readers see them. */
export async function shownFences(...langs: string[]): Promise<Sample[]> {
  const { variables } = await source;
  return (await fences(...langs)).map((it) => ({ ...it, code: fillVariables(it.code, variables, () => {}) }));
}

/** Code within the text of all pages. */
export async function inlineCode(): Promise<Sample[]> {
  return (await pages).flatMap(({ file, tree }) => {
    const found: Sample[] = [];
    visit(tree, 'inlineCode', (node: InlineCode) => {
      found.push({ file, line: node.position?.start.line ?? 0, code: node.value });
    });
    return found;
  });
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
