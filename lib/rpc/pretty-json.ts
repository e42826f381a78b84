/** A string, a sign of structure, or a literal. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}:,]|[^\s[\]{}:,"]+/gs;

/** Longest text that is laid out, in characters: brackets nested by the thousand would become gigabytes of spaces. */
const longest = 5_000_000;

/**
 * JSON text laid out on lines, each token as it was written: numbers of any size, order and repetition of fields are
 * those of the text, which no way through values could promise. Too long a text is returned as it came.
 */
export function prettyJson(text: string): string {
  const out: string[] = [];
  let depth = 0;
  let last = '';
  let length = 0;
  const breakLine = () => {
    const indent = '  '.repeat(Math.max(0, depth));
    length += indent.length;
    out.push('\n', indent);
  };

  for (const [each] of text.matchAll(token)) {
    const closes = each === '}' || each === ']';
    const follows = last === '{' || last === '[';
    if (closes) depth--;
    if (closes ? !follows : follows) breakLine();
    if (length > longest) return text;
    out.push(each);
    if (each === ':') out.push(' ');
    if (each === ',') breakLine();
    if (each === '{' || each === '[') depth++;
    last = each;
  }
  return out.join('');
}
