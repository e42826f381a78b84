import type { Problem } from '../content/problem';
import type { SourceFile } from '../content/types';

/** The project's own words. */
export interface Dictionary {
  words: string[];
  /** Phrases inside which an unwanted word or name is right. */
  phrases: string[];
}

/** The order of the alphabet, in any case. */
const collator = new Intl.Collator('en');

/** Reads a dictionary: one word or phrase a line, in the order of the alphabet, so that each is listed once. */
export function readDictionary({ path, raw }: SourceFile): { dictionary: Dictionary; problems: Problem[] } {
  const lines = raw.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const problems = lines.flatMap((line, index): Problem[] => {
    const problem = (message: string, hint: string) => [
      { file: path, line: index + 1, column: 1, message, hint },
    ];
    if (line.trim() !== line || line === '')
      return problem('the line is not a word', 'Write one word or phrase a line, without spaces around it');
    const previous = lines[index - 1];
    if (previous === undefined || collator.compare(previous, line) < 0) return [];
    return problem(`"${line}" is after "${previous}"`, 'Sort the lines by the alphabet, each once');
  });
  const isPhrase = (line: string) => line.includes(' ');
  return {
    dictionary: { words: lines.filter((it) => !isPhrase(it)), phrases: lines.filter(isPhrase) },
    problems,
  };
}
