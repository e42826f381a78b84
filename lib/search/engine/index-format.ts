/**
 * The files of the embedded index, as the build writes and the browser reads them.
 *
 * `core.json` is fetched first: every entry, and the terms of titles. All other terms are in shards by their first
 * letters, and the text is in packs of a few pages each, so that a query fetches only what it needs from a large site.
 */

/**
 * The fields of an entry; a field's number in postings is its index here. `intro` is the description and what comes
 * before the first heading, `links` the texts of links to the entry. The last three have each heading, keyword or link
 * text as one term (`phraseKey`).
 */
export const fields = [
  'title',
  'keywords',
  'intro',
  'headings',
  'terms',
  'text',
  'links',
  'headingPhrase',
  'keywordPhrase',
  'linkPhrase',
] as const;

export type Field = (typeof fields)[number];

/** The terms of these are in `core.json`; those of the others in shards. */
export const coreFields: readonly Field[] = ['title'];

/** Where the index is, below the site's root. */
export const indexFolder = '/search-index';

/**
 * Terms with their postings. Postings are, for each field: its number, the number of entries, and each entry as the
 * difference to the one before.
 */
export type TermPostings = [term: string, postings: number[]][];

/**
 * What every query needs. An entry is what a search finds: a page, or a part that is found like a page (a command, a
 * question).
 */
export interface IndexCore {
  /** Changes with the content; names the folder of the shards and packs that belong to this core. */
  version: string;
  /** By entry; empty for an error message. */
  titles: string[];
  /** By entry, the number of its page. The first entry of a page is the page itself. */
  pageOf: number[];
  /** By page: its route, and the names of its group and its sidebar. */
  routes: string[];
  groups: string[];
  sections: string[];
  /** By entry, the number of the pack with its text. */
  packs: number[];
  /** Names of the shards. */
  shards: string[];
  /** The terms of `coreFields`. */
  terms: TermPostings;
}

/** A heading (with its level) or a block of content (level 0), and the anchor of the nearest heading. */
export type Passage = [level: number, anchor: string | null, text: string];

export interface EntryText {
  /** In reading order. */
  passages: Passage[];
  /** From the front matter: what readers type who look for the page. */
  keywords: string[];
}

/** Texts by the number of their entry. */
export type TextPack = Record<number, EntryText>;

/** Most characters in the name of a shard. */
export const maxShardPrefix = 3;

/** Name of the shard of a term: its first characters. Terms in other scripts share one shard. */
export function shardName(term: string, length: number): string {
  return /^[a-z0-9]/.test(term) ? term.slice(0, length).replace(/[^a-z0-9]/g, '_') : '_';
}
