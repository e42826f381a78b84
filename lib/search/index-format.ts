/**
 * The files of the embedded index, as the build writes and the browser reads them.
 *
 * `core.json` is read first and whole: every entry, and the words of titles and keywords. All other words are in shards
 * by their first letters, and the text itself is in packs of a few pages each, so that a query fetches only what it
 * asks for, however large the site is.
 */

import { latestVersion } from '@/lib/version';

/** What an entry is indexed by, in the order of the field numbers in postings. */
export const fields = ['title', 'keywords', 'headings', 'terms', 'text'] as const;

export type Field = (typeof fields)[number];

/** Fields whose words are in `core.json`. */
export const coreFields: readonly Field[] = ['title', 'keywords'];

/** Where the index is, below the site's root. */
export const indexFolder = '/search-index';

/** Something a search finds: a page, or the part of one that stands for itself (a command, a question). */
export interface Entry {
  title: string;
  /** Number of the entry that is the page; a page's own number for itself. */
  page: number;
  route: string;
  /** Absent for a page as a whole. */
  anchor?: string;
  /** Numbers into `groups` and `sections` of the core. */
  group: number;
  section: number;
  /** Number of the pack with its passages. */
  pack: number;
}

/** An entry as it is stored: a page, or a part by the number of its page. */
export type StoredEntry =
  | [title: string, pack: number, route: string, group: number, section: number]
  | [title: string, pack: number, page: number, anchor: string];

/**
 * Terms with what they occur in. Postings are, per field: its number, how many entries, then each entry as the
 * difference to the one before, followed by its frequency as a negative number where that is not 1.
 */
export interface Terms {
  terms: string[];
  postings: number[][];
}

export interface Core extends Terms {
  /** Changes with the content; names the folder of the shards and packs that belong to this core. */
  version: string;
  /** Names of the sidebars. */
  sections: string[];
  /** What a page of each section counts beside those of others that answer as well. */
  weights: number[];
  /** Names that head a group of results. */
  groups: string[];
  entries: StoredEntry[];
  /** Number of words per entry and field, entry after entry. */
  lengths: number[];
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

/** The entries of a core, each with what is stored once for its page. */
export function readEntries(stored: readonly StoredEntry[]): Entry[] {
  const entries: Entry[] = [];
  stored.forEach((entry, id) => {
    const [title, pack, routeOrPage] = entry;
    if (typeof routeOrPage === 'string') {
      const [, , route, group = 0, section = 0] = entry as Extract<StoredEntry, { 2: string }>;
      entries.push({ title, page: id, route, group, section, pack });
    } else {
      // A page stands before its parts.
      const { route = '/', group = 0, section = 0 } = entries[routeOrPage] ?? {};
      entries.push({ title, page: routeOrPage, route, anchor: String(entry[3]), group, section, pack });
    }
  });
  return entries;
}

/** Name of a version's core below the index folder; all that a core names lies in a folder of its own. */
export function coreFile(version: string): string {
  return version === latestVersion ? 'core.json' : `core-${version}.json`;
}
