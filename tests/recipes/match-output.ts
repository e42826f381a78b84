/** A value that differs from run to run, as the page's expected output writes it. */
const placeholder = /<([a-z][a-z0-9 ]*)>/g;

/**
 * Compares the output of a program with the output on its page. `<name>` in the page matches one word; if a name occurs
 * twice, both are the same word.
 *
 * @param given words that must be at these places
 * @returns the words by name, with the given ones
 * @throws an Error that names the first line that differs
 */
export function matchOutput(
  expected: string,
  output: string,
  given: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const printed = { ...given };
  const wanted = expected.trimEnd().split('\n');
  const lines = output.trimEnd().split('\n');
  wanted.forEach((line, index) => {
    const names = [...line.matchAll(placeholder)].map(([, name = '']) => name);
    const pattern = line
      .split(placeholder)
      .map((part, at) => (at % 2 === 1 ? '(\\S+)' : escapeRegExp(part)))
      .join('');
    const found = new RegExp(`^${pattern}$`).exec(lines[index] ?? '');
    const differs = names.some((name, at) => (printed[name] ?? found?.[at + 1]) !== found?.[at + 1]);
    if (!found || differs) {
      const told = lines[index] === undefined ? 'nothing' : `"${lines[index]}"`;
      const known = line.replaceAll(placeholder, (all, name: string) => printed[name] ?? all);
      throw new Error(`line ${index + 1} of the output should be "${known}" and is ${told}`);
    }
    names.forEach((name, at) => {
      printed[name] = found[at + 1] ?? '';
    });
  });
  if (lines.length > wanted.length) {
    throw new Error(`the output goes on after its ${wanted.length} lines: "${lines[wanted.length]}"`);
  }
  return printed;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
