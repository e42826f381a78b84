import { blank, type Rule } from '../passage';

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
    let looked = text.replace(/\s/g, ' ');
    for (const phrase of phrases) looked = looked.replaceAll(phrase, blank.repeat(phrase.length));
    return [...names, ...emptyWords].flatMap(({ pattern, message, hint }) =>
      [...looked.matchAll(pattern)].map(({ index, 0: actual }) => ({
        offset: index,
        actual,
        message: message(actual),
        hint,
      })),
    );
  };
}
