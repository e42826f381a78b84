/** A string, a list or object without anything in it, a sign of structure, or space. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[[{]\s*[\]}]|[[\]{}:,]|\s+/gs;

/** Deeper levels are not indented further: thousands of nested brackets would become gigabytes of spaces. */
const deepest = 16;

/**
 * JSON text on several lines, with each token as in the text: parsing into values could change numbers, order and
 * repeated fields. Undefined if the text is not JSON.
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
