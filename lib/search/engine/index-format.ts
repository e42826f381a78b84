// The embedded index: `core.json` has every entry and the terms of titles. All other terms are in shards by their first
// letters, and the text is in packs of a few pages each, so that a query fetches only what it needs from a large site.

/**
 * The fields of an entry, by their number in postings. `intro` is the description and what comes before the first
 * heading, `links` the texts of links to the entry. The last three have each such text as one term (`phraseKey`).
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

/** Below the site's root. */
export const indexFolder = '/search-index';

/**
 * Terms with their postings. Postings are, for each field: its number, the number of entries, and each entry as the
 * difference to the one before.
 */
export type TermPostings = [term: string, postings: number[]][];

/** What every query needs. An entry is a page, or a part that is found like a page: a command, a question. */
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
  /** The terms of titles. */
  terms: TermPostings;
}

/** A heading with its level, or a block of content with level 0; and the anchor of the nearest heading. */
export type Passage = [level: number, anchor: string | null, text: string];

/** Texts by the number of their entry: passages in reading order, and keywords from the front matter. */
export type TextPack = Record<number, { passages: Passage[]; keywords: string[] }>;

/** A term's first characters. Terms in other scripts share one shard. */
export function shardName(term: string, length: number): string {
  return /^[a-z0-9]/.test(term) ? term.slice(0, length).replace(/[^a-z0-9]/g, '_') : '_';
}
