/**
 * The files of the embedded index, as the build writes and the browser reads them.
 *
 * `core.json` is read first and whole: every entry, and the words of titles, keywords and headings. Words of running
 * text and of code are in shards by their first letters, and the text itself is in packs of a few pages each, so that
 * a query fetches only what it asks for, however large the site is.
 */

/** What an entry is indexed by, in the order of the field numbers in postings. */
export const fields = ['title', 'keywords', 'headings', 'terms', 'text'] as const;

export type Field = (typeof fields)[number];

/** Fields whose words are in `core.json`. */
export const coreFields: readonly Field[] = ['title', 'keywords', 'headings'];

/** Where the index is, below the site's root. */
export const indexFolder = '/search-index';

/** Something a search finds: a page, or the part of one that stands for itself (a command, a question). */
export interface Entry {
  title: string;
  route: string;
  /** Absent for a page as a whole. */
  anchor?: string;
  /** Numbers into `groups` and `sections` of the core. */
  group: number;
  section: number;
  /** Number of the pack with its passages. */
  pack: number;
}

/** Terms with what they occur in: per field its number, the number of entries, then pairs of entry and frequency. */
export interface Terms {
  terms: string[];
  postings: number[][];
}

export interface Core extends Terms {
  /** Changes with the content; names the folder of the shards and packs that belong to this core. */
  version: string;
  /** Names of the sidebars. */
  sections: string[];
  /** Names that head a group of results. */
  groups: string[];
  entries: Entry[];
  /** Number of words per entry and field. */
  lengths: number[][];
  /** Mean of `lengths` per field. */
  averages: number[];
  /** First letters of the terms in each shard. */
  shards: string[];
}

/** A piece of an entry's text: level of a heading or 0 for content, the anchor it stands under, what it says. */
export type Passage = [level: number, anchor: string | null, text: string];

/** Passages in reading order by the number of their entry. */
export type Pack = Record<number, Passage[]>;

/** First letter of the terms that have no shard of their own letter: those in other scripts. */
export const otherScripts = '_';

/** Name of the shard a term would be in, as far as its first letters say it. */
export function shardLetters(term: string, length: number): string {
  return /^[a-z0-9]/.test(term) ? term.slice(0, length).replace(/[^a-z0-9]/g, otherScripts) : otherScripts;
}

/** The shard that has a term, among those there are; the longest name fits best. */
export function shardOf(term: string, shards: ReadonlySet<string>): string | undefined {
  return [2, 1].map((length) => shardLetters(term, length)).find((name) => shards.has(name));
}
