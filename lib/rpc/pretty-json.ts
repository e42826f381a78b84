/** A string, a sign of structure, or a literal. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}:,]|[^\s[\]{}:,"]+/gs;

/**
 * JSON text laid out on lines, each token as it was written: numbers of any size, order and repetition of fields are
 * those of the text, which no way through values could promise.
 */
export function prettyJson(text: string): string {
  const out: string[] = [];
  let depth = 0;
  let last = '';
  const breakLine = () => out.push('\n', '  '.repeat(depth));

  for (const [each] of text.matchAll(token)) {
    const closes = each === '}' || each === ']';
    const follows = last === '{' || last === '[';
    if (closes) depth--;
    if (closes ? !follows : follows) breakLine();
    out.push(each);
    if (each === ':') out.push(' ');
    if (each === ',') breakLine();
    if (each === '{' || each === '[') depth++;
    last = each;
  }
  return out.join('');
}
