import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { matchOutput, patternOf } from '../../recipes/match-output';
import type { Step } from './page-blocks';
import type { Session } from './session';

/** What a session prints at the names of a page: `<SIGNATURE>` is `known.SIGNATURE`. */
export type Known = Record<string, string>;

interface Options {
  /** Text that readers replace, as the shell expands it. Other values in angle brackets have been printed before. */
  fill?: Readonly<Record<string, string>> | undefined;
  /** Patterns of values in outputs that are examples. */
  varies?: readonly string[] | undefined;
  /** What readers type, apart from seed phrases, which are known. */
  stdin?: string | undefined;
}

const { replace, shell } = parse(readFileSync('tests/openos/pages.yml', 'utf8')) as {
  /** Text to replace in commands and outputs, by its pattern. */
  replace: Record<string, string>;
  /** Functions for what tables have readers do. */
  shell: string;
};

/** Programs that a reader leaves running in a terminal. */
const goesOn =
  /^openos-(test-)?validator (?!.*(--version|--help|&$|exit --force$|plugin list$))|^openos-test-validator$|^openos (logs|live-slots)\b/;
/** Commands that only read and write settings run as they stand. Those after them use the cluster of this machine. */
const config = /^openos config [sg]et\b/;
/** Names of values that are another in each place. */
const changes =
  /SIGNATURE|NONCE_VALUE|BUFFER|PROGRAM_ID|SLOT|SECONDS|NUMBER|EPOCH|BALANCE|AMOUNT|IDENTITY|FEATURE|^N$/;

/** Runs commands that readers do not. Throws an Error if one fails. */
export async function prepare(session: Session, commands: string): Promise<undefined> {
  const { output, failed } = await session.run(commands);
  if (failed) throw new Error(`before it: ${failed}\n${output}`);
}

/** Makes the functions of the tables known to a session, and starts the cluster that stands for the public ones. */
export async function prepareSession(session: Session, cluster: string | false = ''): Promise<void> {
  await prepare(session, shell);
  if (cluster !== false) await prepare(session, `cluster ${cluster}`);
}

/** Runs the commands of a step, and adds what they print to `known`. Returns what differs from the page. */
export async function runStep(
  session: Session,
  step: Step,
  known: Known,
  { fill = {}, varies = [], stdin }: Options = {},
): Promise<string | undefined> {
  const isConfig = config.test(step.commands);
  const commands = Object.entries(fill)
    .reduce((all, [text, value]) => all.replaceAll(text, value), step.commands)
    .replaceAll(/<([A-Z][A-Z0-9_]*)>/g, (all, name: string) => known[name] ?? all)
    .replaceAll(/^.*$/gm, (line) => (config.test(line) ? line : localize(line, session)))
    .replaceAll(/^openos config set.*$/gm, '$&\nuse_cluster');
  const shown = step.output?.replaceAll(/(?<![\w/.])~(?=\/)|\/home\/you\b/g, session.home);
  const typed = stdin ?? (shown?.match(/^[yn]\n/gm)?.join('') || undefined);
  let wanted = shown?.replaceAll(/^[yn]\n/gm, '');
  if (wanted !== undefined && !isConfig) wanted = localize(wanted, session);
  for (const pattern of varies) wanted = wanted?.replaceAll(new RegExp(pattern, 'gm'), '…');

  const lines = commands.replaceAll(/\\\n\s*/g, '').split('\n');
  const last = lines.at(-1) ?? '';
  if (goesOn.test(last)) {
    if (lines.length > 1) await prepare(session, lines.slice(0, -1).join('\n'));
    const isValidator = last.startsWith('openos-test-validator');
    const length = wanted?.trimEnd().split('\n').length ?? 0;
    const lacks = async (output: string) => {
      // A terminal shows that it connects only while it does. It goes on with lines like the last one of the page.
      const seen = output.replace(/^Connecting\.\.\.\n/m, '');
      const start = seen.split('\n').slice(0, length).join('\n');
      const { failed } = isValidator ? await session.run('finalizes 8899') : { failed: '' };
      return (wanted ? compare(wanted, start, known) : undefined) ?? (failed || undefined);
    };
    await session.start(last, lacks, isValidator ? 'restart' : 'start');
    return undefined;
  }
  // A reader stops the one in the other terminal.
  if (/^openos-test-validator\b/m.test(commands)) await session.start(':', async () => undefined, 'restart');
  const words = Object.entries(known).find(([name]) => name.endsWith('WORDS'))?.[1] ?? '';
  const answer = (prompt: string) => (prompt.includes('seed phrase: ') ? words : '');
  const { output, failed } = await session.run(commands, answer, typed);
  const shouldFail = /^(Error|error): /m.test(wanted ?? '');
  if (shouldFail !== (failed !== '')) return `${failed || 'it did not fail'}\n${output}`;
  if (wanted === undefined) return undefined;
  const length = wanted.trimEnd().split('\n').length;
  const all = step.isTrimmed ? output.trimStart() : output;
  return compare(wanted, step.isTail ? all.trimEnd().split('\n').slice(-length).join('\n') : all, known);
}

/** Runs commands that print a message of a page. Returns what differs. */
export async function runError(
  session: Session,
  commands: string,
  message: string,
): Promise<string | undefined> {
  const { output } = await session.run(localize(commands, session));
  const pattern = new RegExp(patternOf(message).source.slice(1, -1));
  return pattern.test(output) ? undefined : `instead of "${message}":\n${output.slice(0, 2000)}`;
}

/** Text of a page with what this machine has in place of what readers have. */
function localize(text: string, { home }: Session): string {
  return Object.entries(replace).reduce(
    (all, [pattern, local]) => all.replaceAll(new RegExp(pattern, 'gm'), local.replaceAll('HOME', home)),
    text,
  );
}

/** What differs, undefined for nothing. */
function compare(wanted: string, output: string, known: Known): string | undefined {
  let count = 0;
  const numbered = wanted.replaceAll(/<([A-Z][A-Z0-9_ ]*)>/g, (all, name: string) => {
    count += 1;
    return changes.test(name) ? `<${name} ${count}>` : all;
  });
  try {
    for (const [name, value] of Object.entries(matchOutput(numbered, output, known)))
      known[name.replace(/ \d+$/, '')] = value;
    return undefined;
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n${output.slice(0, 2000)}`;
  }
}
