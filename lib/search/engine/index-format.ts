/**
 * The files of the embedded index, as the build writes and the browser reads them.
 *
 * `core.json` is read first and whole: every entry, and the words of titles. All other words are in shards
 * by their first letters, and the text itself is in packs of a few pages each, so that a query fetches only what it
 * needs, even if the site is large.
 */

/**
 * What an entry is indexed by, in the order of the field numbers in postings: `about` is the description and what comes
 * before the first heading, `links` the texts by which other pages link it. `wholeHeading`, `wholeKeyword` and
 * `wholeLink` have such a text as one term (`nameKey`).
 */
export const fields = [
  'title',
  'keywords',
  'about',
  'headings',
  'terms',
  'text',
  'links',
  'wholeHeading',
  'wholeKeyword',
  'wholeLink',
] as const;

export type Field = (typeof fields)[number];

/** Fields whose words are in `core.json`, and those whose words are in shards. */
export const coreFields: readonly Field[] = ['title'];
export const shardFields: readonly Field[] = fields.filter((field) => !coreFields.includes(field));

/** Where the index is, below the site's root. */
export const indexFolder = '/search-index';

/**
 * Terms with their entries. Postings are, per field: its number, how many entries, then each entry as the difference to
 * the one before.
 */
export type Terms = [term: string, postings: number[]][];

/**
 * The data that every query needs. An entry is what a search finds: a page, or a part that is found like a page (a
 * command, a question). The lists have an item for each entry, unless they say otherwise.
 */
export interface Core {
  /** Changes with the content; names the folder of the shards and packs that belong to this core. */
  version: string;
  /** What each is called; empty for a message. */
  titles: string[];
  /** The number of the page of each. The first entry of a page has its title. */
  pageOf: number[];
  /** For each page, its route, and the names of the group and the sidebar in which it is shown. */
  routes: string[];
  groups: string[];
  sections: string[];
  /** Numbers of the packs with their passages. */
  packs: number[];
  /** First letters of the terms in each shard. */
  shards: string[];
  /** Those of `coreFields`. */
  terms: Terms;
}

/** A piece of an entry's text: level of a heading or 0 for content, its anchor, its text. */
export type Passage = [level: number, anchor: string | null, text: string];

/** The text of an entry. */
export interface EntryText {
  /** In reading order. */
  passages: Passage[];
  /** What readers may type who look for it, and that its page does not say. */
  keywords: string[];
}

/** Texts by the number of their entry. */
export type Pack = Record<number, EntryText>;

/** Most letters that name a shard. */
export const mostShardLetters = 3;

/** Name of the shard of a term, by its first letters; terms in other scripts share one. */
export function shardLetters(term: string, length: number): string {
  return /^[a-z0-9]/.test(term) ? term.slice(0, length).replace(/[^a-z0-9]/g, '_') : '_';
}
