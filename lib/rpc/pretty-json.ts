/** A string, a list or object without anything in it, a sign of structure, or space. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[[{]\s*[\]}]|[[\]{}:,]|\s+/gs;

/** Brackets nested by the thousand would become gigabytes of spaces: deeper levels are indented no further. */
const deepest = 16;

/**
 * JSON text laid out on lines, each token as it was written: numbers of any size, order and repetition of fields are
 * those of the text, which no way through values could promise. Undefined if the text is not JSON.
 */
export function prettyJson(text: string): string | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  let depth = 0;
  const newLine = () => `\n${'  '.repeat(Math.max(0, Math.min(depth, deepest)))}`;
  return text.replace(token, (each) => {
    if (each === '{' || each === '[') {
      depth++;
      return each + newLine();
    }
    if (each === '}' || each === ']') {
      depth--;
      return newLine() + each;
    }
    if (each === ',') return each + newLine();
    if (each === ':') return ': ';
    return each.startsWith('"') ? each : each.replace(/\s+/, '');
  });
}
