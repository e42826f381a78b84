import type { Field } from './index-format';

// Every constant that decides the order of results and of the places in them. The judged queries of tests/search tell whether a change is for the better.

/** How much a word counts by where it is. */
export const fieldWeights: Record<Field, number> = {
  title: 5,
  keywords: 6,
  headings: 3,
  terms: 2,
  text: 2,
};

/** Of two entries that match alike the shorter one counts more: (base / (base + characters)) ** exponent. */
export const lengthFactor = { base: 1000, exponent: 0.1 };

/** How much a match of only the beginning of a word counts, next to one of the whole word. */
export const prefixWeight = 0.6;

/** How much each letter that the reader has not typed yet counts in the length of such a word. */
export const untypedLetter = 0.3;

/** How much a word counts that differs in some letters. */
export const fuzzyWeight = 0.5;

/** How much a word counts in which two neighbouring letters are swapped. */
export const swappedWeight = 0.5;

/** How much another form of the word counts. */
export const stemWeight = 0.8;

/** How much a synonym of the word counts. */
export const synonymWeight = 0.5;

/** How much words count that the index has as one identifier: that is what the reader means. */
export const joinedWeight = 2;

/** Exponent of the share of the query's words that a page has: a page with all of them is before one with most. */
export const coverage = 3;

/** How much a title counts that is the query. */
export const wholeTitle = 6;

/** How much is added for a title that begins with the query. */
export const titleStart = 0.5;

/** How much a proposal counts: proposals mention everything, and much that never came. */
export const backgroundWeight = 0.6;

/** How many results are put in order again by what their text says. */
export const reread = 8;

/** How much the text of such a result can add, and the exponent of the share of the query that its best passage has. */
export const textBoost = { weight: 3, exponent: 3 };

/** How much a word of the query counts in a passage if only the headings above it have the word. */
export const inherited = 0.6;

/** How much is added to a passage in which the query's words are neighbours. */
export const nearby = 0.5;

/** How much a page's title and a heading count, next to the text below them. */
export const titlePassage = 1.3;
export const headingPassage = 1.2;

/** How good another place of a result has to be to be shown, as a share of the best one. */
export const worthShowing = 0.75;
