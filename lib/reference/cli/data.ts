import { didYouMean } from '@/lib/nearest';
import { type Report, validateDataFile } from '@/lib/source/data-file';
import type { Problem } from '@/lib/source/problem';
import type { SourceFile } from '@/lib/source/source-file';
import { type Command, commandSchema, type SharedOptions, sharedOptionsSchema } from './schema';

/** The reference data of every command-line program. */
export interface CommandData {
  commands: Command[];
  shared: Map<string, SharedOptions['sets']>;
}

/** Reads and validates the files below content/cli/_reference. */
export function parseCommandData(files: readonly SourceFile[]): { data: CommandData; problems: Problem[] } {
  const problems: Problem[] = [];
  const shared = new Map<string, SharedOptions>();
  const read: { value: Command; report: Report }[] = [];
  for (const file of files) {
    const program = /_reference\/([^/]+)\/_shared\.json$/.exec(file.path)?.[1];
    if (program === undefined) {
      const command = validateDataFile(file, commandSchema, problems);
      if (command) read.push(command);
    } else {
      const options = validateDataFile(file, sharedOptionsSchema, problems);
      if (options) shared.set(program, options.value);
    }
  }
  for (const { value, report } of read) checkReferences(value, shared.get(value.program), report);
  const rank = ({ program, group }: Command) => shared.get(program)?.groups?.indexOf(group) ?? 0;
  return {
    data: {
      commands: read.map(({ value }) => value).sort((a, b) => rank(a) - rank(b)),
      shared: new Map([...shared].map(([program, { sets }]) => [program, sets])),
    },
    problems,
  };
}

function checkReferences(command: Command, known: SharedOptions | undefined, report: Report): void {
  const { program, group, shared = [] } = command;
  const ids = known?.sets.map((set) => set.id) ?? [];
  for (const [index, id] of shared.entries()) {
    const hint = didYouMean(id, ids, `The sets of ${program} are ${ids.join(', ')}`);
    if (!ids.includes(id)) report(['shared', index], `unknown shared option set "${id}"`, hint);
  }
  const groups = known?.groups ?? [group];
  const hint = didYouMean(group, groups, `The groups of ${program} are ${groups.join(', ')}`);
  if (!groups.includes(group)) report(['group'], `unknown group "${group}"`, hint);
}
