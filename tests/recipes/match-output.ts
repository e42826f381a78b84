/**
 * What differs from run to run, as the page's expected output writes it: a value, text that the page leaves out, a rule
 * as long as the text below it, and, in a line with a value, the distance of columns.
 */
const variable = /<([a-z][a-z0-9 _|]*)>|…|={9,}|-{9,}|(?<=\S) {2,}/gi;

/**
 * Compares the output of a program with the output on its page. `<name>` in the page matches one word, or several if the
 * name ends with WORDS; if a name occurs twice, both are the same. `…` matches text, or lines if it is alone in its line.
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
    // As many lines as leave one for each line that follows on the page.
    if (line === '…') lines.splice(index, Math.max(lines.length - wanted.length + 1, 0), line);
    const names = namesOf(line);
    const found = patternOf(line).exec(lines[index]?.trimEnd() ?? '');
    const differs = names.some((name, at) => (printed[name] ?? found?.[at + 1]) !== found?.[at + 1]);
    if (!found || differs) {
      const told = lines[index] === undefined ? 'nothing' : `"${lines[index]}"`;
      const known = line.replaceAll(variable, (all, name?: string) => printed[name ?? ''] ?? all);
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

/** The names of the values in a line of expected output. */
function namesOf(line: string): string[] {
  return [...line.matchAll(variable)].flatMap(([, name]) => name ?? []);
}

/** The pattern of a line of expected output, with a group for each value in it. */
export function patternOf(line: string): RegExp {
  const hasValue = namesOf(line).length > 0;
  let end = 0;
  let pattern = '';
  for (const { 0: all, 1: name, index } of line.matchAll(variable)) {
    pattern += escapeRegExp(line.slice(end, index));
    end = index + all.length;
    if (name !== undefined) pattern += /words$/i.test(name) ? '(\\S+(?: \\S+)*)' : '(\\S+)';
    else if (all === '…') pattern += '.*';
    else if (all.startsWith(' ')) pattern += hasValue ? ' +' : all;
    else pattern += `${all[0]}+`;
  }
  return new RegExp(`^${pattern}${escapeRegExp(line.slice(end).trimEnd())}$`);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
