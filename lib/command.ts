import { type ParseArgsConfig, parseArgs } from 'node:util';
import { requireNode } from './require-node';

/** An expected failure, printed without a stack trace. */
export class CommandError extends Error {}

/** Invalid arguments; the usage is printed below the message. */
export class UsageError extends CommandError {}

/** The message of anything thrown. */
export function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Of extends Options> = ReturnType<typeof parseArgs<{ options: Of }>>['values'];

/**
 * Runs a command with the arguments of this process. `--help` prints the usage; invalid arguments print it and exit with
 * 2; failures exit with 1.
 *
 * @param command.args minimum and maximum number of arguments, [0, 0] by default
 * @param command.run returns the exit status; 0 if it returns nothing
 */
export async function runCommand<const Of extends Options>(command: {
  usage: string;
  args?: readonly [min: number, max: number];
  options?: Of;
  run(args: string[], values: Values<Of>): Promise<number | undefined>;
}): Promise<void> {
  requireNode();
  const [min, max] = command.args ?? [0, 0];
  try {
    const options: Options = { ...command.options, help: { type: 'boolean' } };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values.help) return console.log(command.usage);
    if (positionals.length < min) throw new UsageError('Missing argument.');
    if (positionals.length > max) throw new UsageError(`Unexpected argument '${positionals[max]}'.`);
    process.exitCode = (await command.run(positionals, values as Values<Of>)) ?? 0;
  } catch (error) {
    const isUsage =
      error instanceof UsageError || /ERR_PARSE_ARGS/.test((error as { code?: string }).code ?? '');
    const isExplained = isUsage || error instanceof CommandError;
    console.error(isExplained ? getMessage(error) : error);
    if (isUsage) console.error(`\n${command.usage}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}
