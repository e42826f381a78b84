/** Letters in a line of a preview image. */
const LETTERS = 64;
/** The longest list of names that is tried. */
const NAMES = 12;

/**
 * A signature in as many lines as it may have, each short enough for a preview image.
 *
 * @param make the signature with at most so many names of each list
 */
export function fitted(make: (names: number) => string, lines: number): string[] {
  for (let names = NAMES; names > 0; names -= 1) {
    const found = wrapped(make(names));
    if (found.length <= lines) return found;
  }
  return wrapped(make(1)).slice(0, lines);
}

/** The first names of a list; `…` takes the place of the others. */
export function few(all: readonly string[], names: number, separator = ', '): string {
  return [...all.slice(0, names), ...(all.length > names ? ['…'] : [])].join(separator);
}

/** Breaks a line at spaces, but not next to a brace, or after an arrow, a bar or a colon. What follows is indented. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<![{→|:]) (?!\})/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || longer.length <= LETTERS) line = longer;
    else {
      lines.push(line);
      line = `  ${word}`;
    }
  }
  return [...lines, line].map((it) => (it.length > LETTERS ? `${it.slice(0, LETTERS - 1)}…` : it));
}
