import type { Root } from 'mdast';
import type { Problem } from '../content/problem';
import type { SourceFile } from '../content/types';
import { dataPassages } from './data-passages';
import type { Dictionary } from './dictionary';
import type { Passage, Rule } from './passage';
import { pagePassages } from './passages';
import { articles } from './rules/articles';
import { repeatedWords } from './rules/repeated-words';
import { sentenceLength } from './rules/sentence-length';
import { spelling } from './rules/spelling';
import { unwantedWords } from './rules/unwanted-words';

/** What is wrong with the prose of the content, and what could be better. */
export interface ProseProblems {
  errors: Problem[];
  warnings: Problem[];
}

/** Checks prose, file by file. */
export interface ProseChecker {
  /** Checks the text of a page below its front matter: its tree as typed, and the text that was read from. */
  page(file: string, source: string, tree: Root): ProseProblems;
  /** Checks a page's front matter, or the texts of a data file. */
  data(source: SourceFile): ProseProblems;
}

/** A checker of prose that knows the project's words. */
export function proseChecker(dictionary: Dictionary): ProseChecker {
  // The rule for names has a better message about these.
  const words = [...dictionary.words, 'Solana', 'openos', 'Openos', 'openverse'];
  const rules = [spelling(words), repeatedWords, articles, unwantedWords(dictionary.phrases)];
  const check = (passages: readonly Passage[]): ProseProblems => ({
    errors: passages.flatMap((passage) => rules.flatMap((rule) => problems(passage, rule))),
    warnings: passages.flatMap((passage) => problems(passage, sentenceLength)),
  });
  return {
    page: (file, source, tree) => check(pagePassages(file, source, tree)),
    data: (source) => check(dataPassages(source)),
  };
}

/** What a rule finds in a passage, with its place in the file. */
function problems(passage: Passage, rule: Rule): Problem[] {
  const { file, source, offsets } = passage;
  return rule(passage).map(({ offset, message, hint }) => {
    const before = source.slice(0, offsets[offset]).split('\n');
    return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message, hint };
  });
}
