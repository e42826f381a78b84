/** A content file as read from disk. */
export interface SourceFile {
  /** Path from the project's root, with forward slashes: what error messages and edit links show. */
  path: string;
  raw: string;
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
