import { readContent } from '@/lib/content/read';
import { fillVariables } from '@/lib/content/variables';
import { readSource } from '@/lib/site/source';

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

/** Every page, read once. Templates and data are not pages. */
const pages = readContent('.mdx').filter((file) => !/\/_/.test(file.path));

/** Fenced code of all pages in some languages, by its lines; fences inside longer fences are part of those. */
export async function fences(...langs: string[]): Promise<Sample[]> {
  return pages.flatMap(({ path, raw }) => {
    const found: (Sample & { lang: string })[] = [];
    let open: { indent: string; ticks: string; code: string[] } | undefined;
    for (const [index, line] of raw.split('\n').entries()) {
      const [, indent = '', ticks = '', lang = '', meta = ''] = /^(\s*)(`{3,})(\w*)(.*)$/.exec(line) ?? [];
      if (!open && ticks !== '') {
        open = { indent, ticks, code: [] };
        const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
        found.push({ file: path, line: index + 2, code: '', lang, ...(title !== undefined && { title }) });
      } else if (open && ticks.length >= open.ticks.length && lang === '') {
        Object.assign(found.at(-1) ?? {}, { code: open.code.join('\n') });
        open = undefined;
      } else
        open?.code.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line.trimStart());
    }
    return found.filter(({ lang }) => langs.includes(lang)).map(({ lang: _, ...sample }) => sample);
  });
}

/** As `fences`, with the variables filled in as readers see them. */
export async function shownFences(...langs: string[]): Promise<Sample[]> {
  const { variables } = source;
  return (await fences(...langs)).map((it) => ({ ...it, code: fillVariables(it.code, variables, () => {}) }));
}

const fenced = /^(\s*)(`{3,})[^`\n]*\n(?:[\s\S]*?\n)??\s*\2`* *$/gm;
const inline = /(?<!`)(`+)(?!`)((?:(?!\n\n)[\s\S])*?[^`])\1(?!`)/g;

/** Code within the text of all pages. */
export async function inlineCode(): Promise<Sample[]> {
  return pages.flatMap(({ path, raw }) => {
    const text = raw.replace(fenced, (fence) => fence.replace(/[^\n]/g, ''));
    return [...text.matchAll(inline)].map(({ index, 2: code = '' }) => {
      return { file: path, line: text.slice(0, index).split('\n').length, code: code.replace(/\n/g, ' ') };
    });
  });
}

/** The terminal sessions of all pages, with their commands alone. */
export async function sessions(): Promise<Sample[]> {
  return (await shownFences('console')).map((it) => ({ ...it, code: sessionCommands(it.code) }));
}

/** The commands of a terminal session: lines after `$ ` and their continuations; all others are blank. */
function sessionCommands(code: string): string {
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
