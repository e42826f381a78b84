import type { Command, SharedOptions } from '../cli/schema';
import type { Fact, ProgramFacts } from './facts';

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

/**
 * Commands and options that a program defines and its reference data lacks, as one sentence for each file. A hint, not a
 * mistake: the source can hide a whole command.
 */
export function listUndescribed(
  commands: readonly Command[],
  shared: SharedOptions['sets'],
  read: ReadFile,
): string[] {
  const files = [...new Set(commands.flatMap(({ sources }) => sources))];
  return files.flatMap((file) => {
    const described = commands.filter(({ sources }) => sources.includes(file));
    const options = [...shared, ...described].flatMap((it) => it.options ?? []);
    const words = described.flatMap(({ command }) => command.split(' '));
    const known = new Set([...words, ...options.map(({ long }) => long)]);
    const left = [...new Set(parseShownNames(read(file) ?? ''))].filter((name) => !known.has(name));
    return left.length > 0 ? [`the reference lacks ${left.join(', ')} of ${file}`] : [];
  });
}

/** Commands and options that a file defines with clap, except in comments and tests, and hidden ones. */
function parseShownNames(source: string): string[] {
  const [program = ''] = source.replaceAll(/^\s*\/\/.*$/gm, '').split(/#\[cfg\(test\)\]|pub fn test_app/);
  const definitions = program.split(/(?=\b(?:(?:Arg|SubCommand)::with_name|(?:Arg|Command)::new)\()/);
  const shown = definitions.filter((text) => !/\.hidden\(|\.hide\(|AppSettings::Hidden/.test(text));
  return shown.flatMap((text) => {
    const command = /^(?:SubCommand::with_name|Command::new)\(\s*"([\w-]+)"/.exec(text)?.[1];
    // clap 2 ignores the long name of an argument with an index (Parser::add_arg).
    const option = /\.index\(/.test(text) ? undefined : /\.long\(\s*"([\w-]+)"/.exec(text)?.[1];
    return [...(command ? [command] : []), ...(option ? [`--${option}`] : [])];
  });
}
