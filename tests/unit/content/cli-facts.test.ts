import { describe, expect, it } from 'vitest';
import { commandLineProblems, defaultCommands } from '../command-line';
import { shellCommands } from '../shell-commands';
import { inlineCode, sessions, shownFences, source } from './code-samples';

/** Parts of the site about the validator's code; the others name constants of other programs, too. */
const guide =
  /^content\/(_shared|architecture|clusters|consensus|runtime|validator|operations|what-is-a-validator)\b/;

const { commands: data, facts } = source;
const inline = inlineCode();

/** Commands that pages name to say that this version does not have them. */
const ofLaterVersions = ['openos program extend'];

/** What is wrong with a command line, if its program has reference data. */
function problemsOf(words: readonly string[]): string[] {
  if (!data.shared.has(words[0] ?? '')) return [];
  return commandLineProblems(words, data).map((problem) => `${words.join(' ')}: ${problem}`);
}

/** Every command line in the code blocks of the pages. */
function commandLines() {
  return [...shownFences('bash'), ...sessions()].flatMap(({ file, line, code }) =>
    shellCommands(code).map((words) => ({
      place: `${file}:${line}`,
      // The value of an array is known only when the script runs.
      words: words.filter((word) => !/^\$\{\w+\[@\]\}$/.test(word)),
    })),
  );
}

describe('the pages', () => {
  it('use and mention only commands, options and values that exist', () => {
    const isKnown = (program = '') => data.shared.has(program);
    const lines = commandLines().filter(({ words }) => isKnown(words[0]));
    const mentions = inline.filter(
      ({ code }) => isKnown(code.split(' ', 1)[0]) && !ofLaterVersions.includes(code),
    );
    expect(lines.length).toBeGreaterThan(100);
    expect(mentions.length).toBeGreaterThan(50);
    const used = lines.flatMap(({ place, words }) => problemsOf(words).map((it) => `${place}  ${it}`));
    const mentioned = mentions.flatMap(({ file, line, code }) =>
      shellCommands(code)
        .flatMap(problemsOf)
        // The mention of a command is not complete.
        .filter((problem) => !/ needs | has no value$| is missing$/.test(problem))
        .map((problem) => `${file}:${line}  ${problem}`),
    );
    expect([...used, ...mentioned]).toEqual([]);
  });

  it('use only flags of content/facts/programs where no reference is', () => {
    const { programs } = facts;
    const problems = commandLines().flatMap(({ place, words: [program = '', ...rest] }) => {
      if (!/^(openos|solana)-/.test(program) || data.shared.has(program)) return [];
      const known = ['--help', '--version', ...(programs.get(program)?.flags ?? [])];
      if (!programs.has(program)) return [`${place}: there is no content/facts/programs/${program}.json`];
      return rest
        .map((word) => word.split('=', 1)[0] ?? '')
        .filter((word) => word.startsWith('--') && !known.includes(word))
        .map((word) => `${place}: ${program}.json does not list ${word}`);
    });
    expect(problems).toEqual([]);
  });

  it('name only constants that check:facts looks up', () => {
    const named = inline.filter(
      ({ file, code }) => guide.test(file) && /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(code),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ code }) => !facts.values.has(code))).toEqual([]);
  });
});

describe('the reference data', () => {
  it('has examples that its own commands accept', () => {
    const problems = data.commands.flatMap(({ program, command, example, aliases = [] }) => {
      if (!example) return [];
      const lines = shellCommands(example.command);
      // Options may be before the command's name, and a default command needs none.
      const isRun = lines.some(
        ([name, ...words]) =>
          name === program &&
          (command === defaultCommands[program] ||
            [command, ...aliases].some((it) => ` ${words.join(' ')} `.includes(` ${it} `))),
      );
      const unrelated = isRun ? [] : [`the example of ${program} ${command} does not run it`];
      return [...unrelated, ...lines.flatMap(problemsOf)];
    });
    expect(problems).toEqual([]);
  });

  it('has no amount to paste where BTG leaves an account', () => {
    const moving = data.commands.filter(
      ({ command, arguments: names = [] }) =>
        command !== 'airdrop' && names.some(({ name }) => name === 'AMOUNT'),
    );
    expect(moving.length).toBeGreaterThan(5);
    const typed = moving.filter(({ example }) => example && !example.command.includes('"$AMOUNT"'));
    expect(typed.map(({ command }) => command)).toEqual([]);
  });

  it('refers to options that exist, and has each option once', () => {
    const problems = data.commands.flatMap(({ program, command, shared = [], options = [], ...rest }) => {
      const sets = data.shared.get(program) ?? [];
      const optionsOf = (id: string) => sets.find((set) => set.id === id)?.options ?? [];
      const names = [...options, ...shared.flatMap(optionsOf)].map((option) => option.long);
      const global = optionsOf('global').map((option) => option.long);
      const known = [...names, ...global, ...(rest.arguments ?? []).map((argument) => argument.name)];
      const unknown = options
        .flatMap(({ requires = [], conflicts = [] }) => [...requires, ...conflicts])
        .filter((name) => !known.includes(name));
      const twice = names.filter((name, index) => names.indexOf(name) !== index);
      return [...unknown, ...twice].map((name) => `${program} ${command}: ${name}`);
    });
    expect(problems).toEqual([]);
  });
});
