import type { CommandData } from '@/lib/reference/cli/data';
import type { Command, Option } from '@/lib/reference/cli/schema';

/** Commands that run if a line does not name one. Their options may precede the name of another command. */
export const defaultCommands: Record<string, string> = { 'openos-validator': 'run' };

const help: Option[] = [{ long: '--help', short: '-h', help: 'Every command has it.' }];

/**
 * What is wrong with a command line, by the reference data: commands, options and values that do not exist, and arguments
 * and options that are missing or too many.
 */
export function commandLineProblems(words: readonly string[], data: CommandData): string[] {
  const [program = '', ...rest] = words;
  const shared = data.shared.get(program) ?? [];
  const global = [...(shared.find((set) => set.id === 'global')?.options ?? []), ...help];
  const standard = data.commands.find(
    (it) => it.program === program && it.command === defaultCommands[program],
  );
  const before = standard ? [...optionsOf(standard, shared), ...global] : global;
  const first = skipOptions(rest, before);
  const tail = rest.slice(first);
  if (standard && tail.length === 0 && first > 0 && !/^(-V|--version|-h|--help)$/.test(rest[0] ?? '')) {
    const { problems, given } = readOptions(rest, before);
    return [...problems, ...relationProblems(given, before)];
  }
  if (tail.length === 0 || tail[0] === 'help') {
    const version: Option = { long: '--version', short: '-V', help: 'Only the program itself has it.' };
    return readOptions(rest.slice(0, first), [...before, version]).problems;
  }
  const command = longestMatch(program, tail, data);
  if (!command && isGroup(program, tail, data)) return [];
  if (!command) {
    const length = isGroup(program, tail.slice(0, 1), data) ? 2 : 1;
    return [`${program} has no command "${tail.slice(0, length).join(' ')}"`];
  }
  const own = [...optionsOf(command.it, shared), ...global];
  const others = before.filter(({ long }) => !own.some((it) => it.long === long));
  const options = [...own, ...others.map((it) => ({ ...it, required: false }))];
  const parsed = readOptions([...rest.slice(0, first), ...tail.slice(command.length)], options);
  if (parsed.given.has('--help')) return parsed.problems;
  return [
    ...parsed.problems,
    ...argumentProblems(command.it, parsed.positional),
    ...relationProblems(parsed.given, options),
  ];
}

/** The options of a command itself and of the sets that it shares. */
function optionsOf(command: Command, sets: readonly { id: string; options: Option[] }[]): Option[] {
  const shared = (command.shared ?? []).flatMap((id) => sets.find((set) => set.id === id)?.options ?? []);
  return [...(command.options ?? []), ...shared];
}

/** Index of the first word that is neither an option nor an option's value. */
function skipOptions(words: readonly string[], options: readonly Option[]): number {
  let index = 0;
  while (words[index]?.startsWith('-')) {
    const word = words[index] ?? '';
    index += takesNext(word, words[index + 1], find(word, options)) ? 2 : 1;
  }
  return Math.min(index, words.length);
}

/** Whether the word after an option is its value. */
function takesNext(word: string, next: string | undefined, option: Option | undefined): boolean {
  if (option?.value === undefined || word.includes('=')) return false;
  return next !== undefined && !(isOptionalValue(option) && next.startsWith('-'));
}

/** The data has no key for it; it is in the help text. */
function isOptionalValue({ help: text }: Option): boolean {
  return /may be left out|without a value/i.test(text);
}

/** The command with most words that the line starts with. */
function longestMatch(program: string, words: readonly string[], data: CommandData) {
  const candidates = data.commands
    .filter((it) => it.program === program)
    .flatMap((it) => [it.command, ...(it.aliases ?? [])].map((name) => ({ it, names: name.split(' ') })))
    .filter(({ names }) => names.every((name, index) => words[index] === name))
    .sort((a, b) => b.names.length - a.names.length);
  const best = candidates[0];
  return best && { it: best.it, length: best.names.length };
}

/** Whether the words name a group of commands, alone or with --help: `openos program`. */
function isGroup(program: string, words: readonly string[], data: CommandData): boolean {
  const names = words.filter((word) => !/^(-h|--help)$/.test(word));
  return data.commands.some((it) => it.program === program && it.command.startsWith(`${names.join(' ')} `));
}

function find(word: string, options: readonly Option[]): Option | undefined {
  const name = word.split('=', 1)[0] ?? '';
  return options.find(
    ({ long, short, aliases = [] }) =>
      [long, ...aliases].includes(name) ||
      (short !== undefined && !word.startsWith('--') && word.startsWith(short)),
  );
}

function readOptions(words: readonly string[], options: readonly Option[]) {
  const problems: string[] = [];
  const positional: string[] = [];
  const given = new Set<string>();
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    if (!word.startsWith('-') || word === '-') {
      positional.push(word);
      continue;
    }
    const option = find(word, options);
    if (!option) {
      problems.push(`there is no option ${word}`);
      continue;
    }
    if (given.has(option.long) && !option.repeat) problems.push(`${word} occurs twice`);
    given.add(option.long);
    if (option.value === undefined) continue;
    const inWord = word.startsWith('--') ? /=(.*)/.exec(word)?.[1] : word.slice(2) || undefined;
    const isNext = takesNext(word, words[index + 1], option) && inWord === undefined;
    const value = isNext ? words[index + 1] : inWord;
    if (isNext) index += 1;
    if (value === undefined && !isOptionalValue(option)) problems.push(`${word} has no value`);
    if (value !== undefined && !/[$`]/.test(value) && option.values && !option.values.includes(value))
      problems.push(`${word} does not accept "${value}"`);
  }
  return { problems, positional, given };
}

function argumentProblems(command: Command, positional: readonly string[]): string[] {
  const known = command.arguments ?? [];
  const required = known.filter((it) => it.required).length;
  const name = `${command.program} ${command.command}`;
  if (positional.length < required) return [`${name} needs ${required} arguments`];
  if (positional.length > known.length && !known.some((it) => it.repeat))
    return [`${name} takes ${known.length} arguments, not "${positional.join(' ')}"`];
  return positional.flatMap((value, index) => {
    const values = known[index]?.values;
    return values && !/[$`]/.test(value) && !values.includes(value)
      ? [`${name} does not accept "${value}"`]
      : [];
  });
}

function relationProblems(given: ReadonlySet<string>, options: readonly Option[]): string[] {
  return options.flatMap((option) => {
    if (!given.has(option.long)) return option.required ? [`${option.long} is missing`] : [];
    return [
      ...(option.requires ?? []).filter((it) => !given.has(it)).map((it) => `${option.long} needs ${it}`),
      ...(option.conflicts ?? []).filter((it) => given.has(it)).map((it) => `${option.long} excludes ${it}`),
    ];
  });
}
