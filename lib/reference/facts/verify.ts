import type { Fact, ProgramFacts } from './schema';

/** Text of a file of the source tree; undefined if it does not exist. */
export type ReadFile = (file: string) => string | undefined;

/** What is wrong with a fact, by the source tree; undefined if it has the value of the source. */
export function verifyFact({ file, pattern, value }: Fact, read: ReadFile): string | undefined {
  const text = read(file);
  if (text === undefined) return `there is no file ${file}`;
  const [match, second] = text.matchAll(new RegExp(pattern, 'gms'));
  if (!match) return `${file} does not match ${pattern}`;
  if (second) return `${file} matches ${pattern} more than once`;
  return match[1] === value ? undefined : `${file} says "${match[1]}", not "${value}"`;
}

/** Commands and flags that the files of a program do not define, each as one sentence. */
export function verifyProgram(
  program: string,
  { files, commands = [], flags = [] }: ProgramFacts,
  read: ReadFile,
): string[] {
  const texts = files.flatMap((file) => read(file) ?? []);
  // A command of several words is several string literals.
  const literals = new Set(texts.flatMap((text) => text.match(/"[\w-]+"/g) ?? []));
  const options = new Set(texts.flatMap(definedOptions));
  const isDefined = (command: string) => command.split(' ').every((word) => literals.has(`"${word}"`));
  return [
    ...files.filter((file) => read(file) === undefined).map((file) => `${program}: there is no file ${file}`),
    ...commands.filter((it) => !isDefined(it)).map((it) => `${program}: nothing defines the command "${it}"`),
    ...flags.filter((it) => !options.has(it)).map((it) => `${program}: nothing defines ${it}`),
  ];
}

/** Long names of the options that a piece of source defines with clap, or keeps as constants for that. */
function definedOptions(source: string): string[] {
  const definitions = /(?:\.long\(|\blong: |\bconst \w+: &str = )"(?:--)?([^"]+)"/g;
  return [...source.matchAll(definitions)].map((match) => `--${match[1]}`);
}
