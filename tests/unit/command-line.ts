import { parseArgs } from 'node:util';
import type { CommandData } from '@/lib/reference/cli/data';
import type { Command, Option } from '@/lib/reference/cli/schema';

/** Commands that run if a line does not name one. Their options may precede the name of another command. */
export const defaultCommands: Record<string, string> = { 'openos-validator': 'run' };

const help: Option = { long: '--help', short: '-h', help: 'Every command has it.' };
const version: Option = { long: '--version', short: '-V', help: 'Only the program itself has it.' };

/**
 * What is wrong with a command line, by the reference data: commands, options and values that do not exist, and arguments
 * and options that are missing or too many.
 */
export function commandLineProblems(
  [program = '', ...words]: readonly string[],
  data: CommandData,
): string[] {
  const commands = data.commands.filter((it) => it.program === program);
  const sets = data.shared.get(program) ?? [];
  const global = [...(sets.find(({ id }) => id === 'global')?.options ?? []), help];
  const optionsOf = ({ options = [], shared = [] }: Command) => [
    ...options,
    ...sets.filter(({ id }) => shared.includes(id)).flatMap((set) => set.options),
  ];
  // No option takes a value after one command of a program, and none after another.
  const all = [...commands.flatMap(optionsOf), ...global, version];
  const { positional: names } = readWords(words, all);
  const standard = commands.find((it) => it.command === defaultCommands[program]);
  const before = standard ? optionsOf(standard) : [];
  if (names.length === 0) {
    const { problems, given } = readWords(words, [...before, ...global, version]);
    const isComplete = words.length === 0 || given.has('--help') || given.has('--version');
    return [...problems, ...(isComplete ? [] : relationProblems(given, before))];
  }
  const [command] = commands
    .flatMap((it) =>
      [it.command, ...(it.aliases ?? [])].map((name) => ({ ...it, length: name.split(' ').length, name })),
    )
    .filter(({ name }) => `${names.join(' ')} `.startsWith(`${name} `))
    .sort((a, b) => b.length - a.length);
  if (!command) {
    // The name of a group of commands, such as `openos program`.
    const group = words.filter((it) => !/^(-h|--help)$/.test(it)).join(' ');
    const isGroup = commands.some((it) => it.command.startsWith(`${group} `));
    return isGroup || words[0] === 'help' ? [] : [`${program} has no command "${names.join(' ')}"`];
  }
  const own = [...optionsOf(command), ...global];
  const { problems, positional, given } = readWords(words, [...own, ...before]);
  if (given.has('--help')) return problems;
  const rest = positional.slice(command.length);
  return [...problems, ...argumentProblems(command, rest), ...relationProblems(given, own)];
}

/** The data has no key for it; it is in the help text. */
function hasOptionalValue({ help: text }: Option): boolean {
  return /may be left out|without a value/i.test(text);
}

/** The options and the other words of a command line, with what is wrong with the options. */
function readWords(words: readonly string[], options: readonly Option[]) {
  const find = (name: string) =>
    options.find(({ long, short, aliases = [] }) => [long, short, ...aliases].includes(name));
  const isAlone = (word: string, next = '-') => {
    const option = find(word);
    return option && hasOptionalValue(option) && next.startsWith('-');
  };
  const { tokens, positionals } = parseArgs({
    args: words.flatMap((word, index) => (isAlone(word, words[index + 1]) ? [word, '$DEFAULT'] : word)),
    options: Object.fromEntries(
      options.flatMap(({ long, short, aliases = [], value }) =>
        [long, ...aliases].map((name) => [
          name.slice(2),
          { type: value ? 'string' : 'boolean', ...(short && name === long && { short: short.slice(1) }) },
        ]),
      ),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const given = new Set<string>();
  const problems = tokens.flatMap((token) => {
    if (token.kind !== 'option') return [];
    const { rawName, value } = token;
    const option = find(rawName);
    if (!option) return [`there is no option ${rawName}`];
    const isAgain = given.has(option.long) && !option.repeat;
    given.add(option.long);
    if (isAgain) return [`${rawName} occurs twice`];
    if (option.value !== undefined && value === undefined) return [`${rawName} has no value`];
    return isAccepted(value, option.values) ? [] : [`${rawName} does not accept "${value}"`];
  });
  return { problems, positional: positionals, given };
}

/** Whether a value is allowed; those with expansions are known only when the script runs. */
function isAccepted(value: string | undefined, values: readonly string[] | undefined): boolean {
  return value === undefined || values === undefined || /[$`]/.test(value) || values.includes(value);
}

function argumentProblems({ program, command, arguments: known = [] }: Command, given: string[]): string[] {
  const required = known.filter((it) => it.required).length;
  const name = `${program} ${command}`;
  if (given.length < required) return [`${name} needs ${required} arguments`];
  if (given.length > known.length && !known.some((it) => it.repeat))
    return [`${name} takes ${known.length} arguments, not "${given.join(' ')}"`];
  const wrong = given.filter((value, index) => !isAccepted(value, known[index]?.values));
  return wrong.map((value) => `${name} does not accept "${value}"`);
}

function relationProblems(given: ReadonlySet<string>, options: readonly Option[]): string[] {
  return options.flatMap(({ long, required, requires = [], conflicts = [] }) => {
    if (!given.has(long)) return required ? [`${long} is missing`] : [];
    return [
      ...requires.filter((it) => !given.has(it)).map((it) => `${long} needs ${it}`),
      ...conflicts.filter((it) => given.has(it)).map((it) => `${long} excludes ${it}`),
    ];
  });
}
