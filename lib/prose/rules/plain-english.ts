import { blank, type Finding, type Rule } from '../passage';

/** An expression that readers stumble over, and what to write. */
interface Style {
  /** A global expression; its first group, if there is one, is what is meant. */
  pattern: RegExp;
  hint: string;
}

/** Words that are rare in technical English, or mean something else there. */
const words: Style[] = [
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, hint: 'Write "fix"' },
  {
    pattern: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer|more|less|fewer|later)/gi,
    hint: 'Write "is not a …" or "does not have a …"',
  },
  { pattern: /(?<!\bthere )\b(?:is|are|was|were) none\b/gi, hint: 'Write "is not one", or name the thing' },
  { pattern: /\b(?:tells?|telling|told)\b/gi, hint: 'Write "reports", "shows", "prints" or "says"' },
  { pattern: /\bstands?\b(?!-| for\b)/gi, hint: 'Write "is"' },
  { pattern: /\b(?:lies|lie) (?:in|on|at|below|above|next)\b/gi, hint: 'Write "is"' },
  {
    pattern: /\bof (?:its|their|your|our|his|my) own\b/gi,
    hint: 'Write "its own …" or "separate"',
  },
  { pattern: /\bbesides?\b/gi, hint: 'Write "next to", "and" or "as well as"' },
  { pattern: /\b(?:comes?|came) about\b|\bfalls? out of\b/gi, hint: 'Write "is produced by" or "is built"' },
  { pattern: /\b(?:whoever|whichever)\b/gi, hint: 'Write "anyone who", or name the two cases' },
  { pattern: /\bin spite of (?:all|that|this|it)\b|\ball the same\b/gi, hint: 'Write "anyway" or "still"' },
  { pattern: /\bthe one (?:which|that)\b|\bone that has\b/gi, hint: 'Name the thing' },
  { pattern: /(?<=^|[.!?:;]\s)Else\b/g, hint: 'Write "Otherwise"' },
];

/** A clause as the subject: "Which flags a command has, its help says." */
const inverted: Style = {
  pattern:
    /(?<=^|[.!?]\s+)((?:Which|What|Who|Whose|How|Whether|Why)\b[^.?!:]*,)[^.?!,:]*\b(?:says?|shows?|lists?|decides?|describes?|explains?|has|have)\.?(?=\s*$|\.|\s+[A-Z])/g,
  hint: 'Begin with the subject: "Its help lists the flags of a command"',
};

/** Finds words and openings that are not plain English. */
export const plainEnglish: Rule = ({ text }) => {
  const looked = text.replace(/\s/g, ' ');
  return [
    ...found(looked, words, (actual) => `"${actual}" is not the ordinary word`),
    ...found(looked, [inverted], () => 'the sentence begins with its object'),
  ];
};

/** Words that claim something of every case. Most of the errors that reviewers found were in such sentences. */
const universal: Style[] = [
  {
    pattern: /\b(?:never|always|all|every|only|any|neither|nor|nothing|none|no one|nobody|exactly)\b/gi,
    hint: 'Check the source for exceptions',
  },
];

/** Finds words that claim something of every case, for review. */
export const universalWords: Rule = ({ text }) =>
  found(text.replace(/\s/g, ' '), universal, (actual) => `"${actual}" claims something of every case`);

function found(text: string, styles: readonly Style[], message: (actual: string) => string): Finding[] {
  return styles.flatMap(({ pattern, hint }) =>
    [...text.matchAll(pattern)].map(({ 0: whole, 1: actual = whole, index }) => ({
      offset: index,
      actual: actual.replaceAll(blank, ''),
      message: message(actual.trim()),
      hint,
    })),
  );
}
