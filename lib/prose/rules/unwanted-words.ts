import type { Rule } from '../passage';

/** An expression that is wrong in prose, and what to do about it. */
interface Unwanted {
  /** A global expression. */
  pattern: RegExp;
  message(found: string): string;
  hint: string;
}

/** Names written in another way than the site writes them. */
const names: Unwanted[] = [
  {
    pattern: /\bSolana\b/g,
    message: (it) => `"${it}" is the upstream name`,
    hint: 'Write Openverse; where upstream is meant, add the phrase around it to content/dictionary.txt',
  },
  {
    pattern: /\bSOL\b/g,
    message: (it) => `"${it}" is the upstream token`,
    hint: 'Write BTG; where upstream is meant, add the phrase around it to content/dictionary.txt',
  },
  {
    pattern: /\b(?!Openverse\b)(?:[Oo]pen|OPEN)[ -]?(?:[Vv]erse|VERSE)\b/g,
    message: (it) => `"${it}" is not how the network is written`,
    hint: 'Write Openverse',
  },
  {
    pattern: /\b(?!OpenOS\b)(?:[Oo]pen|OPEN)[ -]?(?:[Oo]s|OS)\b/g,
    message: (it) => `"${it}" is not how the software is written`,
    hint: 'Write OpenOS for the software, `openos` as code for the program',
  },
];

/** Words without information for a reader who wants to get something done. */
const emptyWords: Unwanted[] = [
  {
    // Readers believe facts and numbers.
    pattern:
      /\b(?:amazing|awesome|best-in-class|blazing(?:ly)?|cutting-edge|effortless(?:ly)?|elegant(?:ly)?|game-chang(?:er|ing)|ground-?breaking|incredibl[ey]|lightning-fast|next-gen(?:eration)?|powerful|revolutionary|seamless(?:ly)?|state-of-the-art|world-class)\b/gi,
    message: (it) => `"${it}" praises`,
    hint: 'Say what it does, with a number',
  },
  {
    // What is easy for the writer need not be easy for the reader.
    pattern: /\b(?:basically|easily|just|needless to say|obviously|of course|please note|simply)\b/gi,
    message: (it) => `"${it}" says nothing or belittles`,
    hint: 'Leave it out',
  },
];

/**
 * A rule that finds names in another spelling and empty words, except inside phrases in which they are right.
 *
 * @param phrases texts of several words, from the dictionary
 */
export function unwantedWords(phrases: readonly string[]): Rule {
  return ({ text }) => {
    const allowed = phrases.flatMap((phrase) => ranges(phrase, text.replace(/\s/g, ' ')));
    return [...names, ...emptyWords].flatMap(({ pattern, message, hint }) =>
      [...text.matchAll(pattern)]
        .filter(({ index }) => !allowed.some(([from, to]) => index >= from && index < to))
        .map(({ index, 0: actual }) => ({ offset: index, message: message(actual), hint })),
    );
  };
}

/** Where a phrase is in a text, as pairs of start and end. */
function ranges(phrase: string, text: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    found.push([at, at + phrase.length]);
  }
  return found;
}
