import type { Field } from './index-format';

/**
 * The constants that determine the order of results and of the places in them. They were fitted to the judged queries of
 * tests/search; `npm run search:quality` shows what a change does.
 */
export const ranking = {
  /** Weight of a word by field; of a whole heading or keyword, the factor of an entry that has the query as one. */
  fields: {
    title: 12,
    keywords: 8,
    about: 0.5,
    headings: 3,
    terms: 2,
    text: 1.3,
    links: 4,
    wholeHeading: 1.5,
    wholeKeyword: 1.5,
    wholeLink: 16,
  } satisfies Record<Field, number>,
  /** Weight of a match by kind; `near` is the name of an entry that the whole query nearly is. */
  matches: { exact: 1, stem: 0.4, prefix: 0.5, fuzzy: 0.3, synonym: 0.125, near: 1.5 },
  /** Exponent of the share of the query that an entry has: an entry with all words is before one with most. */
  coverage: 3,
  /**
   * `whole` is the factor of a title that equals the query, `start` the bonus for one that begins with it, `said` that for
   * the share of the title that the query has, `both` that for the share of the query that the title has as well, and
   * `synonym` the weight in that share of a word that is only a synonym.
   */
  title: { whole: 12, start: 0.67, said: 1, both: 0.67, synonym: 0.5 },
  /** The same for each of an entry's keywords. */
  keyword: { whole: 4, start: 0.05, said: 1, both: 0.4, synonym: 0.5 },
  /** The most that the text of one of the best results can add, and the exponent of how well its best passage matches. */
  text: { weight: 1.7, exponent: 3 },
  /**
   * Weights of a word that only the headings above the passage have (`inherited`) or of which it only has a synonym; of a
   * page's title and a heading, relative to the text below them; bonuses if the query's words are neighbours (`nearby`), and
   * for a heading that has no other words than the query (`only`).
   */
  passage: { inherited: 0.6, synonym: 0.4, nearby: 1.33, title: 1.3, heading: 1.2, only: 0.25 },
};

/** How many results are reordered by their text. */
export const reread = 10;

/** How a word of the query and a term of the index are alike. */
export type MatchKind = keyof typeof ranking.matches;
