import type { Problem } from '@/lib/content/problem';
import type { SourceFile } from '@/lib/content/types';
import { type PlacedData, readValid } from '@/lib/content/yaml-problems';
import { didYouMean } from '@/lib/nearest';
import { type Command, commandSchema, type SharedOptions, sharedOptionsSchema } from './schema';

/** The reference data of every command-line program. */
export interface CommandData {
  commands: Command[];
  /** Shared option sets by program. */
  shared: Map<string, SharedOptions['sets']>;
}

/** Reads and validates the files below content/cli/_reference. */
export function parseCommandData(files: readonly SourceFile[]): { data: CommandData; problems: Problem[] } {
  const data: CommandData = { commands: [], shared: new Map() };
  const problems: Problem[] = [];
  const groups = new Map<string, readonly string[]>();
  const placed = new Map<Command, { file: string; data: PlacedData }>();
  for (const file of files) {
    const [, program = '', name = ''] = /_reference\/([^/]+)\/([^/]+)\.json$/.exec(file.path) ?? [];
    if (name === '_shared') {
      const shared = readValid(file, sharedOptionsSchema, problems);
      if (!shared) continue;
      data.shared.set(program, shared.value.sets);
      if (shared.value.groups) groups.set(program, shared.value.groups);
    } else {
      const command = readValid(file, commandSchema, problems);
      if (!command) continue;
      data.commands.push(command.value);
      placed.set(command.value, { file: file.path, data: command.placed });
    }
  }
  for (const [command, place] of placed) {
    const known = data.shared.get(command.program)?.map((set) => set.id) ?? [];
    for (const [index, id] of (command.shared ?? []).entries()) {
      if (known.includes(id)) continue;
      problems.push({
        file: place.file,
        ...place.data.placeOf(['shared', index]),
        message: `unknown shared option set "${id}"`,
        hint: didYouMean(id, known, `The sets of ${command.program} are ${known.join(', ')}`),
      });
    }
  }
  problems.push(...unknownGroups(placed, groups));
  const rank = ({ program, group }: Command) => groups.get(program)?.indexOf(group) ?? 0;
  data.commands.sort((a, b) => rank(a) - rank(b));
  return { data, problems };
}

/** Commands whose group is not among those of their program. */
function unknownGroups(
  placed: ReadonlyMap<Command, { file: string; data: PlacedData }>,
  groups: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  return [...placed].flatMap(([{ program, group }, { file, data }]) => {
    const known = groups.get(program) ?? [group];
    if (known.includes(group)) return [];
    const hint = didYouMean(group, known, `The groups of ${program} are ${known.join(', ')}`);
    return [{ file, ...data.placeOf(['group']), message: `unknown group "${group}"`, hint }];
  });
}
