import { validateDataFile } from '@/lib/source/data-file';
import type { Problem } from '@/lib/source/problem';
import type { SourceFile } from '@/lib/source/source-file';
import { type ErrorData, type ErrorEnum, errorEnumSchema } from './schema';

/** Reads and validates the files below content/errors. */
export function parseErrorData(files: readonly SourceFile[]): { data: ErrorData; problems: Problem[] } {
  const problems: Problem[] = [];
  const data = new Map<string, ErrorEnum>();
  for (const file of files) {
    const read = validateDataFile(file, errorEnumSchema, problems);
    const name = /([^/]+)\.json$/.exec(file.path)?.[1];
    if (!read || name === undefined) continue;
    data.set(name, { ...read.value, name });
    const names = read.value.entries.map((it) => it.name);
    for (const [index, it] of names.entries())
      if (names.indexOf(it) < index)
        read.report(['entries', index, 'name'], `duplicate error "${it}"`, 'Keep one of them');
  }
  return { data, problems };
}
