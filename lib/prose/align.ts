/**
 * Where the characters of a text stand in the source that it was read from. That may have more: backslashes before
 * characters, and spaces and marks of quotes around the ends of lines.
 *
 * @param from offset in the source of the text's first character
 * @returns an offset for each character, as UTF-16 counts them, up to the first one that is written in another way
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
    if (!isLineEnd && source[at] !== char) at += lengthOf(/\\/y, source, at);
    if (!isLineEnd && source[at] !== char) break;
    offsets.push(at);
    at += isLineEnd ? 2 : 1;
  }
  return offsets;
}

/** How much of the source a sticky expression takes at an offset. */
function lengthOf(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0].length ?? 0;
}
