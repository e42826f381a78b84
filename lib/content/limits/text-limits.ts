/**
 * What the text of a content file may be before a parser sees it. Parsers of Markdown and YAML take time that grows
 * with the square of such counts, or one stack frame for each level, so a short hostile file would hold up a build or
 * end it without a place. Each limit is three times or more what the largest file of the site has.
 */
export const textLimits = {
  /** Characters of a page: the largest has 26,000. */
  page: 120_000,
  /** Characters of a data file: the largest has 43,000. */
  data: 250_000,
  /** Characters of one text in data: the longest has 1,202. */
  value: 4000,
  /** Lines of any file: the longest has 1,051. */
  lines: 5000,
  /** Occurrences of one sign of Markdown in a page: 620 is the most. */
  marks: 2500,
  /** Quotes and list items that one line opens: 2 is the most. */
  containers: 12,
  /** Quotes and list items of a file: the page with most has 80. */
  containersInAll: 1000,
  /** Spaces before a line's text: 20 is the most. Two of them make a level of a list. */
  indent: 100,
  /** Backticks, tildes or colons in a row: 4 is the most. */
  fence: 20,
  /** Lines of a page that open or close an admonition: 36 is the most. */
  admonitions: 120,
  /** Bars in one line: 12 is the most. */
  bars: 100,
  /** Brackets and braces open at once in data: 14 is the most. */
  depth: 60,
} as const;

/** A limit that a text exceeds, at an offset in it. */
export interface Excess {
  offset: number;
  message: string;
  hint: string;
}
