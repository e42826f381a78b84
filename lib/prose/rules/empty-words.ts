import type { Unwanted } from './words';

/** Words that praise: a reader believes facts and numbers. */
const praise =
  /\b(?:amazing|awesome|best-in-class|blazing(?:ly)?|cutting-edge|effortless(?:ly)?|elegant(?:ly)?|game-chang(?:er|ing)|ground-?breaking|incredibl[ey]|lightning-fast|next-gen(?:eration)?|powerful|revolutionary|seamless(?:ly)?|state-of-the-art|world-class)\b/gi;

/** Words that belittle: what is easy for the writer need not be for the reader. */
const fillers = /\b(?:basically|easily|just|needless to say|obviously|of course|please note|simply)\b/gi;

/** Words that say nothing to a reader who wants to get something done. */
export const emptyWords: Unwanted[] = [
  { pattern: praise, message: (it) => `"${it}" praises`, hint: 'Say what it does, with a number' },
  { pattern: fillers, message: (it) => `"${it}" says nothing or belittles`, hint: 'Leave it out' },
];
