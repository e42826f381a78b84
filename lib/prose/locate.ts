import type { Nodes, Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';

/** A piece of a text; offsets in characters, the end not included. */
export interface Range {
  start: number;
  end: number;
}

/** Finds the text of a paragraph in the source that it was read from; undefined if its place is not certain. */
export function locate(
  paragraph: Paragraph,
  source: string,
  offset: number,
  text: string,
): Range | undefined {
  let found: Range | undefined;
  visit(paragraph, ({ position, ...node }: Nodes) => {
    const value = node.type === 'text' ? node.value : node.type === 'image' ? node.alt : undefined;
    // A node that a plugin made has no place.
    if (!value || position?.start.offset === undefined) return;
    // The text of an image is after `![`.
    const start = position.start.offset + (node.type === 'image' ? 2 : 0);
    if (offset < start || !value.startsWith(text, offset - start)) return;
    found = rangeIn(align(value, source, start), offset - start, offset - start + text.length);
  });
  return found;
}

/** Where a piece of a text is in its source, given the offsets of the text's characters. */
export function rangeIn(offsets: readonly number[], start: number, end: number): Range | undefined {
  const [first, last] = [offsets[start], offsets[end - 1]];
  return first === undefined || last === undefined ? undefined : { start: first, end: last + 1 };
}

/**
 * Where the characters of a text are in its source. The source may have more: backslashes before characters, and spaces
 * and marks of quotes around the ends of lines.
 *
 * @param from offset in the source of the text's first character
 * @returns an offset for each character, up to the first one that the source writes in another way
 */
export function align(text: string, source: string, from: number): number[] {
  const offsets: number[] = [];
  let at = from;
  for (let index = 0; index < text.length; index++) {
    const char = text[index];
    if (source[at] !== char)
      at += lengthOf(text[index - 1] === '\n' ? /[ \t>]*/y : /[ \t]*(?=\r?\n)/y, source, at);
    // In JSON, a line ends in a backslash and a letter.
    const isLineEnd = char === '\n' && source.startsWith('\\n', at);
    if (!isLineEnd && source[at] === '\\' && char !== '\\') at++;
    if (!isLineEnd && source[at] !== char) break;
    offsets.push(at);
    at += isLineEnd ? 2 : 1;
  }
  return offsets;
}

/** How many characters of the source a sticky expression matches at an offset. */
function lengthOf(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0].length ?? 0;
}
