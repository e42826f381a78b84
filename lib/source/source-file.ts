import type { Problem } from './problem';

/** A content file as read from disk, the same object until it changes. */
export interface SourceFile {
  /** Path from the project's root, with forward slashes: what error messages and edit links show. */
  path: string;
  readonly raw: string;
  /** The parsed text of a data file, once `parseDataFile` has been called. */
  data?: ParsedData;
}

/** YAML or JSON with the places of its keys, so that problems can be reported where they are. */
export interface ParsedData {
  value: unknown;
  problems: Problem[];
  /** Place of the value at a path of keys, or of its nearest parent. */
  placeOf(path: readonly PropertyKey[]): { line: number; column: number };
}
