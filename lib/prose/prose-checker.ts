import type { Root } from 'mdast';
import { type Problem, problemAt } from '../content/problem';
import { readContent, readContentFile } from '../content/read';
import type { SourceFile } from '../content/types';
import { dataPassages } from './data-passages';
import { type Dictionary, readDictionary } from './dictionary';
import { documentTree, readDocuments } from './documents';
import type { Passage, Rule } from './passage';
import { pagePassages } from './passages';
import { articles } from './rules/articles';
import { headings } from './rules/headings';
import { plainEnglish, universalWords } from './rules/plain-english';
import { repeatedWords } from './rules/repeated-words';
import { sentenceLength } from './rules/sentence-length';
import { spelling } from './rules/spelling';
import { unwantedWords } from './rules/unwanted-words';

/** What is wrong with the prose of the content, and what could be better. */
export interface ProseProblems {
  errors: Problem[];
  warnings: Problem[];
}

/**
 * Reads the dictionary, and checks front matter, the data that becomes pages, and the style of README.md,
 * CONTRIBUTING.md and docs/. Pages add their findings by `page`.
 */
export function readProse(): ProseProblems & { page(file: string, source: string, tree: Root): void } {
  const list = readContentFile('dictionary.txt') ?? { path: 'dictionary.txt', raw: '' };
  const { dictionary, problems } = readDictionary(list);
  const checker = proseChecker(dictionary);
  const all: ProseProblems = { errors: problems, warnings: [] };
  const add = ({ errors, warnings }: ProseProblems) => {
    all.errors.push(...errors);
    all.warnings.push(...warnings);
  };
  for (const file of readContent('.mdx', '.json')) {
    if (/\.mdx$|\/_reference\/|\/rpc\//.test(file.path)) add(checker.data(file));
  }
  for (const file of readDocuments()) add(checker.document(file));
  return { ...all, page: (file, source, tree) => add(checker.page(file, source, tree)) };
}

/** A checker of prose, file by file, that knows the project's words. */
export function proseChecker(dictionary: Dictionary) {
  // The rule for names has a better message about these.
  const words = [...dictionary.words, 'Solana', 'openos', 'Openos', 'openverse'];
  const rules = [spelling(words), repeatedWords, articles, unwantedWords(dictionary.phrases)];
  const style = [plainEnglish, sentenceLength];
  const documentRules = [...style, repeatedWords, articles];
  const check = (passages: readonly Passage[]): ProseProblems => ({
    errors: passages.flatMap((passage) =>
      [...rules, ...(passage.isException ? [] : style)].flatMap((rule) => problems(passage, rule)),
    ),
    warnings: passages.flatMap((passage) =>
      [universalWords, ...(passage.isHeading ? [headings] : [])].flatMap((rule) => problems(passage, rule)),
    ),
  });
  return {
    /** Checks the text of a page below its front matter: its tree as typed, and the text that was read from. */
    page: (file: string, source: string, tree: Root) => check(pagePassages(file, source, tree)),
    /** Checks a page's front matter, or the texts of a data file. */
    data: (source: SourceFile) => check(dataPassages(source)),
    /** Checks the style of a Markdown file that is not a page. Its words and names need not be in the dictionary. */
    document: ({ path, raw }: SourceFile): ProseProblems => ({
      errors: pagePassages(path, raw, documentTree(raw)).flatMap((passage) =>
        documentRules.flatMap((rule) => problems(passage, rule)),
      ),
      warnings: [],
    }),
  };
}

/** What a rule finds in a passage, with its place in the file. */
function problems(passage: Passage, rule: Rule): Problem[] {
  const { file, source, base } = passage;
  return rule(passage).map(({ offset, actual, message, hint }) => {
    const at = typedAt(source, actual, base + offset);
    return problemAt({ path: file, raw: source }, at, message, hint);
  });
}

/** Where a text is typed: escapes, entities and indentation before it move it to the right of its offset. */
function typedAt(source: string, text: string, offset: number): number {
  if (source.startsWith(text, offset)) return offset;
  const words = text.split(/\s+/).map((word) => word.replace(/\W/g, '\\$&'));
  const whole = new RegExp(`(?<!\\w)${words.join('[\\s>]+')}(?!\\w)`, 'g');
  whole.lastIndex = offset;
  return whole.exec(source)?.index ?? offset;
}
