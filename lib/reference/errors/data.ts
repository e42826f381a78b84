import type { Problem } from '@/lib/content/problem';
import type { SourceFile } from '@/lib/content/types';
import { readValid } from '@/lib/content/yaml-problems';
import { type ErrorEnum, errorEnumSchema } from './schema';

/** Every enum of errors by its name. */
export type ErrorData = ReadonlyMap<string, ErrorEnum>;

/** Reads and validates the files below content/errors. */
export function parseErrorData(files: readonly SourceFile[]): { data: ErrorData; problems: Problem[] } {
  const problems: Problem[] = [];
  const data = new Map<string, ErrorEnum>();
  for (const file of files) {
    const read = readValid(file, errorEnumSchema, problems);
    const name = /([^/]+)\.json$/.exec(file.path)?.[1];
    if (!read || name === undefined) continue;
    data.set(name, { ...read.value, name });
    const names = read.value.entries.map((it) => it.name);
    for (const [index, it] of names.entries())
      if (names.indexOf(it) < index)
        read.report(['entries', index, 'name'], `the error "${it}" occurs twice`, 'Keep one of the two');
  }
  return { data, problems };
}
