/** A piece of prose that reads as one: a paragraph, heading, table cell, caption or description. */
export interface Passage {
  /** Path from the project's root. */
  file: string;
  /** The content of that file, in which places are counted. */
  source: string;
  /** What it says; each character of code, of an address and of a variable is a `blank`. */
  text: string;
  /** The same text, in which code begins with the word that is read, if its sound is certain. */
  aloud: string;
  /** Offset in the source at which it starts; signs of Markdown and escapes move what follows to the right. */
  base: number;
  isHeading?: boolean;
  /** A comment before it that begins with `prose:` gives the reason why it may break the rules of style. */
  isException?: boolean;
}

/** A character that belongs to no word and ends no sentence. */
export const blank = '\uE000';

/** Words, with the apostrophes, hyphens and full stops inside them. */
export const wordPattern = /[\p{L}\p{M}\p{N}_]+(?:['’.-][\p{L}\p{M}\p{N}_]+)*/gu;

/** What a rule finds in a passage. */
export interface Finding {
  /** Offset in the passage's text. */
  offset: number;
  /** What is written there. */
  actual: string;
  /** What is wrong, one sentence without full stop. */
  message: string;
  /** How to fix it, one sentence without full stop. */
  hint: string;
}

/** Looks at a passage for one kind of mistake. */
export type Rule = (passage: Passage) => Finding[];
