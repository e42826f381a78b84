import type { Field } from './index-format';

// All constants that determine the order of results and of the places in them. The judged queries of tests/search show
// whether a change is an improvement.

/** Weight of a word by field. */
export const fieldWeights: Record<Field, number> = {
  title: 5,
  keywords: 6,
  headings: 3,
  terms: 2,
  text: 2,
};

/** Of two entries that match equally, the shorter one counts more: (base / (base + characters)) ** exponent. */
export const lengthFactor = { base: 1000, exponent: 0.1 };

/** Weight of a prefix match, relative to a match of the whole word. */
export const prefixWeight = 0.6;

/** Weight of each letter that is not typed yet in the length of such a word. */
export const untypedLetter = 0.3;

/** Weight of a word that differs in some letters. */
export const fuzzyWeight = 0.5;

/** Weight of a word with two neighbouring letters swapped. */
export const swappedWeight = 0.5;

/** Weight of another form of the word. */
export const stemWeight = 0.8;

/** Weight of a synonym of the word. */
export const synonymWeight = 0.5;

/** Weight of words that the index has as one identifier, which the reader most likely means. */
export const joinedWeight = 2;

/** Exponent of the share of the query's words that a page has: a page with all of them is before one with most. */
export const coverage = 3;

/** Weight of a title that equals the query. */
export const wholeTitle = 6;

/** Bonus for a title that begins with the query. */
export const titleStart = 0.5;

/** Weight of a proposal: proposals mention everything, and much of it was never built. */
export const backgroundWeight = 0.6;

/** How many results are reordered by their text. */
export const reread = 8;

/**
 * Most that the text of such a result can add, and the exponent of the share of the query that its best passage has.
 */
export const textBoost = { weight: 3, exponent: 3 };

/** Weight of a word in a passage if only the headings above it have the word. */
export const inherited = 0.6;

/** Bonus for a passage in which the query's words are neighbours. */
export const nearby = 0.5;

/** Weights of a page's title and a heading, relative to the text below them. */
export const titlePassage = 1.3;
export const headingPassage = 1.2;

/** Least score of another place of a result to be shown, as a share of the best score. */
export const worthShowing = 0.75;
