import type { Root } from 'mdast';
import type { Problem } from '../content/problem';
import type { SourceFile } from '../content/types';
import type { Mend } from './apply-mends';
import { dataPassages } from './data-passages';
import type { Dictionary } from './dictionary';
import type { Finding, Passage, Range, Rule } from './passage';
import { pagePassages } from './passages';
import { articles } from './rules/articles';
import { emptyWords } from './rules/empty-words';
import { names } from './rules/names';
import { repeatedWords } from './rules/repeated-words';
import { sentenceLength } from './rules/sentence-length';
import { spelling } from './rules/spelling';
import { unwantedWords } from './rules/words';

/** What is wrong with the prose of the content, and what could be better. */
export interface ProseProblems {
  errors: Problem[];
  warnings: Problem[];
  /** What mends an error, where that is sure and its place is too. */
  mends: Mend[];
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
  // The rule for names says more about them than that they are no words.
  const words = [...dictionary.words, 'Solana', 'openos', 'Openos', 'openverse'];
  const rules: Rule[] = [
    spelling(words),
    repeatedWords,
    articles,
    unwantedWords([...names, ...emptyWords], dictionary.phrases),
  ];
  const check = (passages: readonly Passage[]): ProseProblems => {
    const found = passages.flatMap((passage) => rules.flatMap((rule) => findings(passage, rule)));
    return {
      errors: found.map(({ problem }) => problem),
      warnings: passages
        .flatMap((passage) => findings(passage, sentenceLength))
        .map(({ problem }) => problem),
      mends: found.flatMap(({ mend }) => mend ?? []),
    };
  };
  return {
    page: (file, source, tree) => check(pagePassages(file, source, tree)),
    data: (source) => check(dataPassages(source)),
  };
}

/** What a rule finds in a passage, each with the mend that is sure. */
function findings(passage: Passage, rule: Rule): { problem: Problem; mend: Mend | undefined }[] {
  return rule(passage.root).map(({ message, hint, mend: text, ...finding }) => {
    const range = passage.locate(finding.offset, finding.actual);
    const problem = { file: passage.file, ...placeOf(passage, finding, range), message, hint };
    if (!range || text === undefined) return { problem, mend: undefined };
    return {
      problem,
      mend: { ...range, text, problem, before: passage.source.slice(range.start, range.end) },
    };
  });
}

/** Where a finding stands in its file: entities before it make it stand later than the text says. */
function placeOf(
  { source, base }: Passage,
  { offset, actual }: Pick<Finding, 'offset' | 'actual'>,
  range: Range | undefined,
) {
  const found = range?.start ?? source.indexOf(actual, base + offset);
  const before = source.slice(0, found < 0 ? base + offset : found).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
