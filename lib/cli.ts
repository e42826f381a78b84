import { parseArgs } from 'node:util';
import { CommandError, messageOf, UsageError } from './command';
import { ContentError } from './content/problem';

export { CommandError, messageOf, UsageError } from './command';

/** An option of a command; its key is its name without the dashes. */
export interface Option {
  /** `<name>` is a value that must follow, `[name]` an argument that may follow. A switch has neither. */
  value?: `<${string}>` | `[${string}]`;
  help: string;
}
type Options = Readonly<Record<string, Option>>;

/** The options that were given: text for those with a value, and whether they are there for the others. */
type Values<Of extends Options> = {
  [Name in keyof Of]: Of[Name] extends { value: `<${string}>` } ? string | undefined : boolean;
};

/** How a command is called, and what it does. The usage text is made of this. */
export interface Command<Of extends Options> {
  /** Its name in package.json. */
  name: string;
  about: string;
  /** Its arguments: `<needed>`, `[optional]`, and as the last one `[any number...]`. */
  args?: readonly string[];
  options?: Of;
  /** Shown below the options. */
  notes?: string;
  /** Exit status of a failure; 1 if it is not set. */
  failure?: number;
  /** @returns the exit status; 0 if it returns nothing */
  run(args: string[], values: Values<Of>): Promise<number | undefined>;
}

/** Where a command prints. */
export interface Output {
  print(text: string): void;
  printError(text: string): void;
}

/** Prints to the terminal. */
export const terminal: Output = {
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
};

/** Runs a command with the arguments of this process, and sets the exit status. */
export async function main<const Of extends Options>(command: Command<Of>): Promise<void> {
  process.exitCode = await runCommand(command, process.argv.slice(2));
}

/** Runs a command. @returns its exit status: 0 after `--help`, 2 after a wrong call */
export async function runCommand<const Of extends Options>(
  command: Command<Of>,
  argv: string[],
  { print, printError }: Output = terminal,
): Promise<number> {
  try {
    const { values, positionals } = parse(command, argv);
    if (values.help) {
      print(usageOf(command));
      return 0;
    }
    checkArguments(command, values, positionals);
    return (await command.run(positionals, values)) ?? 0;
  } catch (error) {
    if (error instanceof UsageError) {
      printError(`${error.message}\n\n${usageOf(command)}`);
      return 2;
    }
    const isExplained = error instanceof CommandError || error instanceof ContentError;
    printError(String(error instanceof Error && !isExplained ? error.stack : messageOf(error)));
    return command.failure ?? 1;
  }
}

/** A signal that aborts when the process is asked to end. A second such request ends it at once, as usual. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  process.once('SIGINT', abort).once('SIGTERM', abort);
  return controller.signal;
}

function parse<Of extends Options>({ options }: Command<Of>, args: string[]) {
  const known = Object.entries({ ...options, help: {} }).map(
    ([name, { value }]: [string, Partial<Option>]) =>
      value?.startsWith('<')
        ? ([name, { type: 'string' }] as const)
        : ([name, { type: 'boolean', default: false }] as const),
  );
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(known),
    });
    // The types of parseArgs know only options that are written as a literal.
    return { values: values as Values<Of> & { help: boolean }, positionals };
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

function checkArguments<Of extends Options>(
  { args = [], options }: Command<Of>,
  values: Values<Of>,
  given: readonly string[],
): void {
  const missing = args.find((arg, index) => arg.startsWith('<') && index >= given.length);
  if (missing) throw new UsageError(`${missing} is missing.`);
  const afterOptions = Object.entries(options ?? {}).filter(
    ([name, { value }]) => value?.startsWith('[') && values[name],
  );
  const most = args.at(-1)?.endsWith('...]') ? given.length : args.length + afterOptions.length;
  if (given.length > most) throw new UsageError(`Unexpected argument '${given[most]}'.`);
}

function usageOf<Of extends Options>({ name, about, args = [], options, notes }: Command<Of>): string {
  const all: Options = { ...options, help: { help: 'Shows this.' } };
  const rows = Object.entries(all).map(
    ([option, { value, help }]) => [value ? `--${option} ${value}` : `--${option}`, help] as const,
  );
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    `Usage: ${['npm run', name, '--', ...args, '[options]'].join(' ')}`,
    about,
    rows.map(([left, help]) => `  ${left.padEnd(width)}  ${help}`).join('\n'),
    ...(notes ? [notes] : []),
  ].join('\n\n');
}
