import type { Root } from 'nlcst';

/** A piece of prose that reads as one: a paragraph, heading, table cell, caption or description. */
export interface Passage {
  /** Path from the project's root. */
  file: string;
  /** The text of the file that places are counted in. */
  source: string;
  /** Where the passage's offsets start to count in the source; escapes put the real place at or after that. */
  base: number;
  /** Its sentences and words. Code is a node of its own, and what is no prose a symbol. */
  root: Root;
  /** Where a piece of one run of its text stands in the source; undefined where that cannot be told for sure. */
  locate(offset: number, text: string): Range | undefined;
}

/** A piece of a text; offsets in characters, the end not included. */
export interface Range {
  start: number;
  end: number;
}

/** What a rule finds in a passage. */
export interface Finding {
  /** Offset in the passage at which it starts. */
  offset: number;
  /** The text that is wrong, as it is written. */
  actual: string;
  /** What is wrong, one sentence without full stop. */
  message: string;
  /** How to mend it, one sentence without full stop. */
  hint: string;
  /** The text in its place, where there is only one that is right. */
  mend?: string | undefined;
}

/** Looks at a passage for one kind of mistake. */
export type Rule = (passage: Root) => Finding[];
