import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Command, Option, SharedOptions } from '@/lib/reference/cli/schema';
import { fillVariables } from '@/lib/source/variables';
import { source } from '../unit/content/code-samples';
import { describeWith, programPath } from './support/programs';
import { prepare, prepareSession, runError, runStep } from './support/run-step';
import { openSession, type Session } from './support/session';

/** How the example of a command is run; usage.yml explains the keys. */
interface Case {
  before?: string;
  instead?: string;
  skip?: string;
  stdin?: string;
  errors?: Record<string, string>;
}

const { setup, commands } = parse(readFileSync('tests/openos/usage.yml', 'utf8')) as {
  setup: string;
  commands: Record<string, Case>;
};

const nameOf = ({ program, command }: Command) => `${program} ${command}`;
const fill = (text = '') => fillVariables(text, source.variables, () => {}, 'code');
/** The commands of the reference, in the order of the table. */
const order = Object.keys(commands);
const reference = source.commands.commands.filter(({ program }) => /^openos(-keygen)?$/.test(program));

describeWith(['openos', 'openos-keygen', 'openos-test-validator'], 'the example of', () => {
  let session: Session;
  beforeAll(async () => {
    session = await openSession();
    await prepareSession(session, false);
    await prepare(session, setup);
  });
  afterAll(() => session?.close());

  it('every command is in the table', () => {
    expect(order.toSorted()).toEqual(reference.map(nameOf).toSorted());
  });

  const sorted = reference.toSorted((a, b) => order.indexOf(nameOf(a)) - order.indexOf(nameOf(b)));
  for (const data of sorted) {
    const test = commands[nameOf(data)] ?? {};
    it(nameOf(data), async ({ skip }) => {
      if (test.before) await prepare(session, fill(test.before));
      const { command, output } = data.example ?? {};
      // The reference leaves out the empty lines around an output.
      const wanted = output === undefined ? {} : { output: fill(output), isTrimmed: true };
      const step = { commands: test.instead ?? fill(command), ...(test.instead ? {} : wanted) };
      const known = { WORDS: `${'abandon '.repeat(11)}about` };
      if (step.commands && !test.skip) expect(await runStep(session, step, known, test)).toBeUndefined();
      for (const [wrong, message] of Object.entries(test.errors ?? {}))
        expect(await runError(session, wrong, message)).toBeUndefined();
      if (test.skip) skip(test.skip);
    });
  }
});

/** The options in a help text, with their default where it is a value and not a description. */
function optionsIn(help: string): Map<string, Record<string, string | undefined>> {
  const options = help.replaceAll(/^(?:ARGS|SUBCOMMANDS):\n(?:(?![A-Z]+:$).*\n)*/gm, '');
  const parts = options.split(/^ {2,8}(?=(?:-\w, )?--)/m).slice(1);
  return new Map(
    parts.map((part) => {
      const [, short, long = '', value] = /^(?:(-\w), )?(--[\w-]+)(?: \[?<([^>]+)>)?/.exec(part) ?? [];
      const flat = part.replaceAll(/\s+/g, ' ');
      const preset = /\[default: ([^ \]]*)\]/.exec(flat)?.[1]?.replace('/nowhere', '~');
      const values = /\[possible values: ([^\]]*)\]/.exec(flat)?.[1]?.replaceAll(' ', '');
      return [long, { short, value, default: preset, values }];
    }),
  );
}

/** What the help of a command says otherwise than its data. */
function differences(data: Command, sets: SharedOptions['sets'], help: string): string[] {
  const ids = ['global', ...(data.shared ?? [])];
  const all: Option[] = [
    ...(data.options ?? []),
    ...sets.filter(({ id }) => ids.includes(id)).flatMap((it) => it.options),
  ];
  const printed = optionsIn(help);
  const missing = [...printed.keys()].filter(
    (it) => !/^--(help|version)$/.test(it) && !all.some(({ long }) => long === it),
  );
  return [
    ...missing.map((it) => `has ${it}, the data has not`),
    ...all.flatMap(({ long, short, value, default: preset, values }) => {
      const found = printed.get(long);
      if (!found) return [`has no ${long}`];
      const words = /number of logical CPUs|in the ledger directory/.test(preset ?? '')
        ? found.default
        : undefined;
      const told = found.default && fill(preset).includes(found.default) ? found.default : words;
      const said = { short, value, values: values?.join(','), default: told };
      return Object.entries(said)
        .filter(([key, it]) => it !== found[key])
        .map(
          ([key, it]) =>
            `${long}: ${key} is "${found[key]}", the data has "${key === 'default' ? preset : it}"`,
        );
    }),
  ];
}

/** The help of a command, in lines as long as they are, with the hidden options of a program if asked for. */
function helpOf(program: string, command: string, hidden?: Record<string, string>): string {
  const words = [...command.split(' ').filter(Boolean), '--help'];
  return execFileSync(programPath(program), words, {
    encoding: 'utf8',
    env: { ...process.env, HOME: '/nowhere', ...hidden },
  });
}

/** The commands that a help text lists. A command with others below it is one if it can be called alone. */
function commandsIn(program: string, command = ''): string[] {
  const help = helpOf(program, command);
  const [, list = ''] = help.split(/^SUBCOMMANDS:\n/m);
  const names = [...list.matchAll(/^ {4}([\w-]+)/gm)].map(([, name]) => `${command} ${name}`.trim());
  const below = names.filter((it) => !/\bhelp$/.test(it)).flatMap((it) => commandsIn(program, it));
  return below.length > 0 && (command === '' || /<SUBCOMMAND>$/m.test(help)) ? below : [command, ...below];
}

for (const [program, sets] of source.commands.shared) {
  const commands = source.commands.commands.filter((it) => it.program === program);
  describeWith([program], `the help of ${program}`, () => {
    it('has no command that the reference lacks', () => {
      const known = commands.map(({ command }) => command);
      expect(commandsIn(program).filter((it) => !known.includes(it))).toEqual([]);
    });
    it.each(commands.map((it) => [it.command, it] as const))('has the options of %s', (command, data) => {
      // The options of `run` come before it, and its sets name the hidden ones too.
      const all = command === 'run' && helpOf(program, '', { SOLANA_NO_HIDDEN_CLI_ARGS: '1' });
      expect(differences(data, sets, all || helpOf(program, command))).toEqual([]);
    });
  });
}
