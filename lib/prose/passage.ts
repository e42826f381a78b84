import type { Root } from 'nlcst';
import type { Range } from './locate';

/** A piece of prose that reads as one: a paragraph, heading, table cell, caption or description. */
export interface Passage {
  /** Path from the project's root. */
  file: string;
  /** The text of the file that places are counted in. */
  source: string;
  /** Where the passage's offsets start to count in the source; escapes move the real place to the right. */
  base: number;
  /** Its sentences and words. Code is a node by itself, and a symbol replaces what is not prose. */
  root: Root;
  /** Where a piece of one run of its text is in the source; undefined if its place is not certain. */
  locate(offset: number, text: string): Range | undefined;
}

/** What a rule finds in a passage. */
export interface Finding {
  /** Offset in the passage at which it starts. */
  offset: number;
  /** The text that is wrong, as it is written. */
  actual: string;
  /** What is wrong, one sentence without full stop. */
  message: string;
  /** How to fix it, one sentence without full stop. */
  hint: string;
}

/** Looks at a passage for one kind of mistake. */
export type Rule = (passage: Root) => Finding[];
