import type { Fact, Facts, ProgramFacts } from '@/lib/reference/facts/facts';

/** Text of a file of the source tree; undefined if it does not exist. */
export type ReadFile = (file: string) => string | undefined;

/** The result for one fact: the line of its value, or what is wrong. */
export type Verdict = { name: string; line: number } | { name: string; problem: string };

/** Looks every fact up in the source tree. */
export function verifyFacts(facts: Facts, read: ReadFile): Verdict[] {
  return [...facts.values].map(([name, fact]) => ({ name, ...find(fact, read) }));
}

function find({ file, pattern, value }: Fact, read: ReadFile): { line: number } | { problem: string } {
  const text = read(file);
  if (text === undefined) return { problem: `there is no file ${file}` };
  const [match, second] = text.matchAll(new RegExp(pattern, 'gms'));
  if (!match) return { problem: `${file} has nothing that fits ${pattern}` };
  if (second) return { problem: `${file} has more than one place that fits ${pattern}` };
  const found = match[1] ?? '';
  if (found !== value) return { problem: `${file} says "${found}", not "${value}"` };
  return { line: text.slice(0, match.index).split('\n').length };
}

/** Commands and flags that the files of a program do not define, each as one sentence. */
export function verifyProgram(
  program: string,
  { files, commands, flags }: ProgramFacts,
  read: ReadFile,
): string[] {
  const missing = files.filter((file) => read(file) === undefined);
  const names = quotedNames(files, read);
  const options = new Set(files.flatMap((file) => definedOptions(read(file) ?? '')));
  return [
    ...missing.map((file) => `${program}: there is no file ${file}`),
    ...undefinedNames(commands ?? [], names).map((it) => `${program}: nothing defines the command "${it}"`),
    ...(flags ?? []).filter((it) => !options.has(it)).map((it) => `${program}: nothing defines ${it}`),
  ];
}

/** The commands that are not a string literal anywhere; a command of several words is several literals. */
export function undefinedNames(names: readonly string[], known: ReadonlySet<string>): string[] {
  return names.filter((name) => !name.split(' ').every((word) => known.has(word)));
}

/** Every string literal of some files that could be a name. */
export function quotedNames(files: readonly string[], read: ReadFile): Set<string> {
  return new Set(
    files.flatMap((file) => [...(read(file) ?? '').matchAll(/"([\w-]+)"/g)].map((match) => match[1] ?? '')),
  );
}

/** Long names of the options that a piece of source defines with clap, or keeps as constants for that. */
export function definedOptions(source: string): string[] {
  const definitions = /(?:\.long\(|\blong: |\bconst \w+: &str = )"(?:--)?([^"]+)"/g;
  return [...source.matchAll(definitions)].map((match) => `--${match[1]}`);
}
