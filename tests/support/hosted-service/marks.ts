/** How matches are marked. */
export interface Marks {
  pre: string;
  post: string;
  ellipsis: string;
}

/** A marked text in the service's form. */
export interface Marked {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

/** Marks every place where a text has one of the words. */
export function highlight(text: string, words: string[], { pre, post }: Marks): Marked {
  const matchedWords = words.filter((word) => text.toLowerCase().includes(word));
  const matchLevel =
    matchedWords.length === 0 ? 'none' : matchedWords.length < words.length ? 'partial' : 'full';
  const longestFirst = matchedWords.map(escapeForRegExp).sort((one, other) => other.length - one.length);
  const value =
    longestFirst.length === 0
      ? text
      : text.replace(new RegExp(longestFirst.join('|'), 'gi'), (match) => pre + match + post);
  return { value, matchLevel, matchedWords };
}

/** As `highlight`, cut to some words around the first match. */
export function snippet(
  text: string,
  words: string[],
  length: number,
  marks: Marks,
): Omit<Marked, 'matchedWords'> {
  const tokens = text.split(/\s+/).filter(Boolean);
  const first = tokens.findIndex((token) => words.some((word) => token.toLowerCase().includes(word)));
  const latest = Math.max(0, tokens.length - length);
  const start = Math.min(latest, Math.max(0, first - Math.floor(length / 2)));
  const { value, matchLevel } = highlight(tokens.slice(start, start + length).join(' '), words, marks);
  const before = start > 0 ? `${marks.ellipsis} ` : '';
  const after = start < latest ? ` ${marks.ellipsis}` : '';
  return { value: before + value + after, matchLevel };
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
