// What both search engines are asked and answer. It imports nothing: the page and the modal use it, and the engines are
// loaded later or run elsewhere.

/** Most hits that a page of results has (specification section 9). */
export const hitsPerPage = 20;

/** What a reader asks for. */
export interface SearchRequest {
  query: string;
  /** Name of the sidebar to stay in; absent for all. */
  section?: string;
  /** Number of the page of results, from 0. */
  page: number;
  /** Most entries of the embedded index that a page of results has, and most hits in each. The hosted engine counts hits. */
  resultsPerPage: number;
  hitsPerResult: number;
  /** Words a snippet has. */
  snippetWords: number;
}

/** One place that answers the query: a page, or a heading in it. In its texts, what was found is marked (`partsOf`). */
export interface SearchHit {
  /** Route with its anchor. */
  route: string;
  /** Group, page and headings, outermost first; a level that is left out is empty. */
  path: string[];
  /** The part of its text that answers best, or how it begins; absent where it has none. */
  snippet?: string;
}

export interface SearchAnswer {
  /** Best first. */
  hits: SearchHit[];
  /** Results there are in all. */
  total: number;
  /** Number of the page of results that this is, from 0: the last where a later one was asked for. */
  page: number;
  /** Pages of results there are. */
  pages: number;
}

/** Characters around what was found in a text: private ones, which no page uses. */
export const foundStart = '\uE000';
export const foundEnd = '\uE001';

/** The parts of a text: every second one was found. */
export function partsOf(text: string): string[] {
  return text.split(/[\uE000\uE001]/);
}

/** A text without the characters around what was found. */
export function plainOf(text: string): string {
  return partsOf(text).join('');
}
