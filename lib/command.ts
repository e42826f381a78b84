import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ContentError } from './content/problem';

/** A failure whose message is enough: it is printed without a stack. */
export class CommandError extends Error {}

/** Invalid arguments: the usage is printed below the message. */
export class UsageError extends CommandError {}

/** The message of a thrown value of any type. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Of extends Options> = ReturnType<typeof parseArgs<{ options: Of }>>['values'];

/**
 * Runs a command with the arguments of this process. `--help` prints the usage. Invalid arguments print it too, and exit
 * with 2; failures exit with 1.
 *
 * @param command.args the least and the most number of arguments; none if not given
 * @param command.run returns the exit status; 0 if it returns nothing
 */
export async function main<const Of extends Options>(command: {
  usage: string;
  args?: readonly [least: number, most: number];
  options?: Of;
  run(args: string[], values: Values<Of>): Promise<number | undefined>;
}): Promise<void> {
  const [least, most] = command.args ?? [0, 0];
  try {
    const options: Options = { ...command.options, help: { type: 'boolean' } };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values.help) return console.log(command.usage);
    if (positionals.length < least) throw new UsageError('An argument is missing.');
    if (positionals.length > most) throw new UsageError(`Unexpected argument '${positionals[most]}'.`);
    process.exitCode = (await command.run(positionals, values as Values<Of>)) ?? 0;
  } catch (error) {
    const isUsage =
      error instanceof UsageError || /ERR_PARSE_ARGS/.test((error as { code?: string }).code ?? '');
    const isExplained = isUsage || error instanceof CommandError || error instanceof ContentError;
    console.error(isExplained ? messageOf(error) : error);
    if (isUsage) console.error(`\n${command.usage}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}
