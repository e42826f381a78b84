// What both search engines are asked and answer. It imports nothing: the page and the modal use it, and the engines are
// loaded later or run elsewhere.

/** Most hits that a page of results has (specification section 9). */
export const hitsPerPage = 20;

/** A query of a reader. */
export interface SearchRequest {
  query: string;
  /** Name of the sidebar to search; absent for all. */
  section?: string;
  /** Number of the page of results, from 0. */
  page: number;
  /** Words a snippet has. */
  snippetWords: number;
}

/** One place that answers the query: a page, or a heading in it. Matches in its texts are marked (`partsOf`). */
export interface SearchHit {
  /** Route with its anchor. */
  route: string;
  /** Group, page and headings, outermost first; a level that is left out is empty. */
  path: string[];
  /** The part of its text that answers best, or its beginning; absent if it has no text. */
  snippet?: string;
}

export interface SearchAnswer {
  /** Best first. */
  hits: SearchHit[];
  /** The total number of results. */
  total: number;
  /** Number of this page of results, from 0. The last page, if a later one was requested. */
  page: number;
  /** The number of pages of results. */
  pages: number;
}

/** Characters around matches in a text: private-use characters, which pages do not contain. */
export const foundStart = '\uE000';
export const foundEnd = '\uE001';

/** The parts of a text: every second one is a match. */
export function partsOf(text: string): string[] {
  return text.split(/[\uE000\uE001]/);
}

/** A text without the characters around matches. */
export function plainOf(text: string): string {
  return partsOf(text).join('');
}
