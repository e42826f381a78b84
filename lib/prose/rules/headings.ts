import type { Rule } from '../passage';

/** Headings of which a reader who searches knows no word: "Who may do what", "The way of a shred", "Is it there?". */
const vague =
  /^(?:(?:who|whose|whom|where|what(?! can go wrong| became of))\b(?!.*\?$)|(?:is|are|does|do) (?:it|this|that|they)\b|it\b|the way of\b|there\b)/i;

/** Finds headings that do not name what the section is about. */
export const headings: Rule = ({ text }) =>
  vague.test(text)
    ? [
        {
          offset: 0,
          actual: text.slice(0, 20),
          message: 'the heading does not name what readers search for',
          hint: 'Begin with the noun or the task: "Authorities of a vote account"',
        },
      ]
    : [];
