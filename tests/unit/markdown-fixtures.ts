import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';

/** Signs for characters that editors hide or remove. */
const hidden: Readonly<Record<string, string>> = {
  '␠': ' ',
  '␉': '\t',
  '␍': '\r',
  '⍽': '\u00A0',
  '⍾': '\u202F',
};

/** A block of the kinds that pages have. */
export interface MarkdownBlock {
  text: string;
  /** Place and start of the message that refuses it, and more parts of it after ` … `; empty if it is taken. */
  problem: string;
  /** The block with the message's fix applied. */
  fixed?: string;
  /** The fix makes it MDX. */
  isMdx?: boolean;
  /** The block, fixed if it is refused, without what the site adds to GitHub's Markdown. */
  onGithub: string;
  /** What the page's HTML contains, in parts in this order, and what it lacks; its Markdown; its texts for search. */
  html?: string[];
  without?: string[];
  markdown?: string;
  search?: string;
}

/**
 * The blocks of a folder by their kind. In a file, a line `%%%` starts a block that is taken, and one with a place and a
 * message a block that is refused. Lines `%%% fixed`, `%%% GitHub`, `%%% HTML`, `%%% without`, `%%% Markdown` and `%%% search`
 * start the other texts of the block above; ` … ` separates parts, SITE stands for the site's address, and the signs
 * ␠, ␉, ␍, ⍽ and ⍾ for characters that editors hide or remove.
 */
function blocksOf(folder: string): ReadonlyMap<string, readonly MarkdownBlock[]> {
  const names = readdirSync(folder);
  return new Map(names.map((name) => [path.parse(name).name, readBlocks(`${folder}/${name}`)]));
}

/** Blocks as pages in .md have them, and blocks that only .mdx takes or refuses. */
export const markdownBlocks = blocksOf('tests/fixtures/markdown');
export const mdxBlocks = blocksOf('tests/fixtures/mdx');

function readBlocks(file: string): MarkdownBlock[] {
  const found: MarkdownBlock[] = [];
  const typed = readFileSync(file, 'utf8').replace(/[␠␉␍⍽⍾]/g, (it) => hidden[it] ?? it);
  for (const section of typed.split(/^%%%/m).slice(1)) {
    const [, label = '', text = ''] = /^ ?(.*)\n([\s\S]*)$/.exec(section) ?? [];
    const last = found.at(-1);
    if (label.startsWith('fixed'))
      Object.assign(last ?? {}, { fixed: text, onGithub: text, isMdx: label === 'fixed .mdx' });
    else if (label === 'GitHub') Object.assign(last ?? {}, { onGithub: text });
    else if (label === 'HTML') Object.assign(last ?? {}, { html: text.trim().split(' … ') });
    else if (label === 'without') Object.assign(last ?? {}, { without: text.trim().split(' … ') });
    else if (label === 'Markdown')
      Object.assign(last ?? {}, { markdown: text.trim().replaceAll('SITE', site.url) });
    else if (label === 'search') Object.assign(last ?? {}, { search: text.trim() });
    else found.push({ text, problem: label, onGithub: text });
  }
  return found;
}
