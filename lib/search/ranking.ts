import type { EntryKind, Field } from './index-format';
import fitted from './ranking.json' with { type: 'json' };

/** How a word of the query and a term of the index are alike. */
export const matchKinds = ['exact', 'stem', 'prefix', 'fuzzy', 'synonym', 'near'] as const;

export type MatchKind = (typeof matchKinds)[number];

/**
 * The constants that determine the order of results and of the places in them. `npm run fit-search` sets them: it
 * compares the answers to the judged queries of tests/search, and writes ranking.json.
 */
export interface Ranking {
  /** Weight of a word by field; of a whole heading or keyword, the factor of an entry that has the query as one. */
  fields: Record<Field, number>;
  /** Weight of a match by kind; `near` is the name of an entry that the whole query nearly is. */
  matches: Record<MatchKind, number>;
  /** Weight of an entry by its kind, if the query is plain words. Proposals mention everything, and much was never built. */
  kinds: Record<EntryKind, number>;
  /** Of two entries that match equally, the shorter one counts more: exponent of their length. */
  length: number;
  /** Of two entries that match equally, the one that more pages link counts more: exponent of their number. */
  links: number;
  /** Weight of words that the index has as one identifier, which the reader most likely means. */
  joined: number;
  /** Exponent of the share of the query that an entry has: an entry with all words is before one with most. */
  coverage: number;
  /** Exponent of a word's rarity in that share: with 0, all words count alike. */
  rarity: number;
  /** Weight in that share of numbers and addresses, which differ each time that a message is printed. */
  number: number;
  /** Weight of words that questions are put in, such as "many", in that share and by itself. */
  light: number;
  title: {
    /** Factor of a title that equals the query. */
    whole: number;
    /** Bonus for a title that begins with the query. */
    start: number;
    /** Bonus for the share of the title that the query has, and for the share of the query that the title has as well. */
    said: number;
    both: number;
    /** Weight in that share of a word that is only a synonym. */
    synonym: number;
  };
  /** The same for each of an entry's keywords. */
  keyword: Ranking['title'];
  /** The most that the text of one of the best results can add, and the exponent of how well its best passage matches. */
  text: { weight: number; exponent: number };
  passage: {
    /** Weight of a word that only the headings above the passage have. */
    inherited: number;
    /** Weight of a word of which the passage only has a synonym. */
    synonym: number;
    /** Bonus if the query's words are neighbours. */
    nearby: number;
    /** Weights of a page's title and a heading, relative to the text below them. */
    title: number;
    heading: number;
    /** Bonus for a heading that has no other words than the query. */
    only: number;
  };
}

export const ranking: Ranking = fitted.ranking;

/** How many results are reordered by their text. */
export const reread = 10;
