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

/** An entry of a page's table of contents. */
export interface TocItem {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** A piece of a page's visible text: a heading, or one paragraph, table row or code block under it. */
export interface Block {
  kind: 'heading' | 'text' | 'code';
  /** Level of a heading. */
  depth?: number;
  /** Id of the heading that it is or is under; null before the first heading. */
  anchor: string | null;
  /** White space is collapsed. */
  text: string;
  /** The names in code: commands, flags, methods, constants. */
  terms: string[];
}

/** The routes of the pages by id, the path of the file below the content folder without ending. */
export type PageFiles = ReadonlyMap<string, string>;
