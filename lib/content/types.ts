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
  depth: 2 | 3;
}
