/** A content file as it lies on disk. */
export interface SourceFile {
  /** Path from the project's root, with forward slashes: what error messages and edit links show. */
  path: string;
  raw: string;
}

/** An entry of a page's table of contents. */
export interface TocItem {
  id: string;
  text: string;
  depth: 2 | 3 | 4;
}

/** A piece of a page's text as it reads: a heading, or one paragraph, table row or code block under it. */
export interface Block {
  kind: 'heading' | 'text' | 'code';
  /** Level of a heading. */
  depth?: number;
  /** Id of the heading it is or stands under; null before the first. */
  anchor: string | null;
  /** White space is collapsed. */
  text: string;
  /** What it names in code: commands, flags, methods, constants. */
  terms: string[];
}
