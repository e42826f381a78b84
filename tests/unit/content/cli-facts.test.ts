import { beforeAll, describe, expect, it } from 'vitest';
import { type CommandData, parseCommandData } from '@/lib/content/command-data';
import { readContent } from '@/lib/content/read';
import { commandLineProblems, defaultCommands } from '../command-line';
import { shellCommands } from '../shell-commands';
import { fences, inlineCode, type Sample, sessionCommands, source } from './code-samples';

let data: CommandData;

beforeAll(async () => {
  const files = (await readContent('.json')).filter((file) => file.path.includes('/_reference/'));
  data = parseCommandData(files).data;
});

/** Commands that pages name to say that this version does not have them. */
const ofLaterVersions = ['openos program extend'];

/** The command lines of a script for programs we have data of, and what is wrong with each. */
function check({ file, line, code }: Sample): { lines: number; problems: string[] } {
  const lines = shellCommands(code).filter(({ words }) => data.shared.has(words[0] ?? ''));
  const problems = lines.flatMap((command) =>
    commandLineProblems(command.words, data, 'all').map(
      (problem) => `${file}:${line + command.line - 1}  ${command.words.join(' ')}: ${problem}`,
    ),
  );
  return { lines: lines.length, problems };
}

describe('the command lines of the pages', () => {
  it('use only commands, options and values that exist', async () => {
    const sessions = (await fences('console')).map((it) => ({ ...it, code: sessionCommands(it.code) }));
    const results = [...(await fences('bash')), ...sessions].map(check);
    expect(results.flatMap(({ problems }) => problems)).toEqual([]);
    // A reader of scripts that finds nothing would let everything pass.
    expect(results.reduce((sum, { lines }) => sum + lines, 0)).toBeGreaterThan(100);
  });

  it('name only commands and options that exist where the text mentions them', async () => {
    const mentions = (await inlineCode()).filter(
      ({ code }) => data.shared.has(code.split(' ', 1)[0] ?? '') && !ofLaterVersions.includes(code),
    );
    expect(mentions.length).toBeGreaterThan(50);
    const problems = mentions.flatMap(({ file, line, code }) =>
      shellCommands(code).flatMap(({ words }) =>
        commandLineProblems(words, data, 'names').map((problem) => `${file}:${line}  ${code}: ${problem}`),
      ),
    );
    expect(problems).toEqual([]);
  });
});

describe('the command lines of programs without reference data', () => {
  it('use only the flags and commands that content/facts/programs lists, which check:facts looks up', async () => {
    const { programs } = (await source).facts;
    const sessions = (await fences('console')).map((it) => ({ ...it, code: sessionCommands(it.code) }));
    const used = [...(await fences('bash')), ...sessions].flatMap(({ file, line, code }) =>
      shellCommands(code).map(({ words }) => ({ place: `${file}:${line}`, words })),
    );
    const problems = used.flatMap(({ place, words: [program = '', ...rest] }) => {
      if (!/^(openos|solana)-/.test(program) || data.shared.has(program)) return [];
      const known = programs.get(program);
      if (!known) return [`${place}: there is no content/facts/programs/${program}.json`];
      return rest
        .filter((word) => word.startsWith('--') && !['--help', '--version'].includes(word))
        .map((word) => word.split('=', 1)[0] ?? '')
        .filter((word) => !known.flags?.includes(word))
        .map((word) => `${place}: ${program}.json does not list ${word}`);
    });
    expect(problems).toEqual([]);
  });
});

describe('the reference data', () => {
  it('has examples that its own commands accept', () => {
    const problems = data.commands.flatMap(({ program, command, example }) => {
      if (!example) return [];
      const sample = { file: `${program} ${command}`, line: 1, code: example.command };
      const { lines, problems: found } = check(sample);
      return lines === 0 ? [`${sample.file}: the example does not run ${program}`] : found;
    });
    expect(problems).toEqual([]);
  });

  it('has an example of the command itself, unless the command does nothing', () => {
    const problems = data.commands.flatMap(({ program, command, example, aliases = [] }) => {
      if (!example) return [];
      const runs = shellCommands(example.command).filter(({ words }) => words[0] === program);
      // Options may stand before the command's name, and a default command needs none.
      const isRun = runs.some(({ words }) =>
        [command, ...aliases].some((name) => ` ${words.join(' ')} `.includes(` ${name} `)),
      );
      return isRun || (command === defaultCommands[program] && runs.length > 0)
        ? []
        : [`${program} ${command}`];
    });
    expect(problems).toEqual([]);
  });

  it('refers to options that exist, and says each option once', () => {
    const problems = data.commands.flatMap((command) => {
      const shared = data.shared.get(command.program) ?? [];
      const sets = (command.shared ?? []).flatMap((id) => shared.find((set) => set.id === id)?.options ?? []);
      const own = command.options ?? [];
      const names = [...own, ...sets].map((option) => option.long);
      const global = (shared.find((set) => set.id === 'global')?.options ?? []).map((option) => option.long);
      const known = new Set([
        ...names,
        ...global,
        ...(command.arguments ?? []).map((argument) => argument.name),
      ]);
      const where = `${command.program} ${command.command}`;
      return [
        ...own.flatMap((option) =>
          [...(option.requires ?? []), ...(option.conflicts ?? [])]
            .filter((name) => !known.has(name))
            .map((name) => `${where}: ${option.long} refers to ${name}`),
        ),
        ...names
          .filter((name, index) => names.indexOf(name) !== index)
          .map((name) => `${where}: ${name} twice`),
      ];
    });
    expect(problems).toEqual([]);
  });
});
