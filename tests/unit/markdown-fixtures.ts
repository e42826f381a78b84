import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'tests/fixtures/markdown';

/** Signs for characters that editors hide or remove. */
const hidden: Readonly<Record<string, string>> = { '␠': ' ', '␉': '\t', '␍': '\r', '⍽': '\u00A0' };

/** A block of the kinds that pages have. */
export interface MarkdownBlock {
  text: string;
  /** Place and start of the message that refuses it; empty if it is taken. */
  problem: string;
  /** The block with the message's fix applied. */
  fixed?: string;
  /** The fix makes it MDX. */
  isMdx?: boolean;
  /** The block, fixed if it is refused, without what the site adds to GitHub's Markdown. */
  onGithub: string;
}

/**
 * The blocks by their kind. In a file, a line `%%%` starts a block that is taken, and one with a place and a message a
 * block that is refused. Lines `%%% fixed` and `%%% GitHub` start the other texts of the block above. The signs ␠, ␉, ␍
 * and ⍽ stand for characters that editors hide or remove.
 */
export const markdownBlocks: ReadonlyMap<string, readonly MarkdownBlock[]> = new Map(
  readdirSync(folder).map((name) => [path.parse(name).name, readBlocks(`${folder}/${name}`)]),
);

function readBlocks(file: string): MarkdownBlock[] {
  const found: MarkdownBlock[] = [];
  const typed = readFileSync(file, 'utf8').replace(/[␠␉␍⍽]/g, (it) => hidden[it] ?? it);
  for (const section of typed.split(/^%%%/m).slice(1)) {
    const [, label = '', text = ''] = /^ ?(.*)\n([\s\S]*)$/.exec(section) ?? [];
    const last = found.at(-1);
    if (label.startsWith('fixed'))
      Object.assign(last ?? {}, { fixed: text, onGithub: text, isMdx: label === 'fixed .mdx' });
    else if (label === 'GitHub') Object.assign(last ?? {}, { onGithub: text });
    else found.push({ text, problem: label, onGithub: text });
  }
  return found;
}
