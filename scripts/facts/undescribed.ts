import type { Command, SharedOptions } from '@/lib/reference/cli/schema';
import type { ReadFile } from './verify';

/**
 * Commands and options in the source of a program that its reference data does not describe, as one sentence for each
 * file. A hint, not a mistake: the source can hide a whole command. On a newer tree, it shows what is new.
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
    const left = [...new Set(shownNames(read(file) ?? ''))].filter((name) => !known.has(name));
    return left.length > 0 ? [`the reference lacks ${left.join(', ')} of ${file}`] : [];
  });
}

/** Commands and options that a file defines with clap, without comments, tests and hidden options. */
export function shownNames(source: string): string[] {
  const [program = ''] = source.replaceAll(/^\s*\/\/.*$/gm, '').split(/#\[cfg\(test\)\]|pub fn test_app/);
  const definitions = program.split(/(?=\b(?:(?:Arg|SubCommand)::with_name|(?:Arg|Command)::new)\()/);
  const shown = definitions.filter((text) => !/\.hidden\(|\.hide\(|AppSettings::Hidden/.test(text));
  return shown.flatMap((text) => {
    const command = /^(?:SubCommand::with_name|Command::new)\(\s*"([\w-]+)"/.exec(text)?.[1];
    const option = /\.long\(\s*"([\w-]+)"/.exec(text)?.[1];
    return [...(command ? [command] : []), ...(option ? [`--${option}`] : [])];
  });
}
