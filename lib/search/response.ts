// Of both search engines. It imports nothing: the page and the modal use it before an engine is loaded.

/** Specification section 9. */
export const hitsPerPage = 20;

/** Characters of a query: in the modal (specification section 5), and on the search page, for whole messages. */
export const maxQueryLength = { modal: 64, page: 2000 };

export interface SearchRequest {
  query: string;
  /** Name of the sidebar to search; absent for all. */
  section?: string;
  /** Of results, from 0. */
  page: number;
  snippetWords: number;
}

/** A page, or a heading in it, that matches. Its texts are highlighted (`splitHighlights`). */
export interface SearchHit {
  /** Route with its anchor. */
  route: string;
  /** Group, page and headings, outermost first; a level that is left out is empty. */
  path: string[];
  /** Absent if the place has no text. */
  snippet?: string;
}

export interface SearchResponse {
  /** Best first. */
  hits: SearchHit[];
  /** Number of results on all pages. */
  total: number;
  /** From 0; the last page, if a later one was requested. */
  page: number;
  pages: number;
  /** Whether the embedded engine answered because the hosted one failed. */
  isFallback?: boolean;
}

/** Characters around matches: private-use characters, which pages do not contain. */
export const highlightStart = '\uE000';
export const highlightEnd = '\uE001';

/** The parts of a highlighted text: every second one is a match. */
export const splitHighlights = (text: string) => text.split(/[\uE000\uE001]/);

export const stripHighlights = (text: string) => splitHighlights(text).join('');
