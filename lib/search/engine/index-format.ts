import { ranking } from './ranking';

// The embedded index: `core.json` has every entry and the terms of titles. All other terms are in shards by their first
// letters, and the text is in packs of a few pages each, so that a query fetches only what it needs from a large site.

export type Field = keyof typeof ranking.fields;

/** The fields of an entry, by their number in postings. */
export const fields = Object.keys(ranking.fields) as Field[];

/** Below the site's root. */
export const indexFolder = '/search-index';

/** Terms with their postings: for each field its number, the number of entries, and the entries as differences. */
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
  /** The sections whose pages come first only where the query names them. */
  yielding: readonly string[];
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
