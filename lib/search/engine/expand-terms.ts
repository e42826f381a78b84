import type { NGram } from './parse-query';
import { maxEdits, type TermLookup, type TermMatch } from './term-lookup';
import { stem } from './tokenize';

/**
 * The index terms that match an n-gram: itself, its completions, its other forms. Only a word that has none of them is
 * treated as misspelled; otherwise "stake" would find "state".
 */
export async function expandTerms(ngram: NGram, lookup: TermLookup): Promise<TermMatch[]> {
  const { term, isWord, isLast } = ngram;
  // Words before the last are rarely incomplete, and on a large site a short prefix matches thousands of terms.
  const prefix = isLast ? term.length >= 2 : isWord && term.length >= 4;
  const matches = await lookup(term, { prefix });
  const root = stem(term);
  const forms = root === term ? [] : await lookup(root);
  matches.push(...forms.map((match): TermMatch => ({ ...match, kind: 'stem' })));
  return matches.length > 0 || !isWord ? matches : correctSpelling(term, lookup);
}

async function correctSpelling(word: string, lookup: TermLookup): Promise<TermMatch[]> {
  const edits = maxEdits(word);
  if (edits === 0) return [];
  const similar = await lookup(word, { edits });
  const swapped = await Promise.all(edits === 1 ? transpositions(word).map((it) => lookup(it)) : []);
  // Two neighboring letters swapped are one mistake, but two edits.
  const asFuzzy = (match: TermMatch): TermMatch => ({ ...match, kind: 'fuzzy', similarity: 0.9 });
  return [...similar, ...swapped.flat().map(asFuzzy)];
}

function transpositions(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, at) => word.slice(0, at) + letter + (word[at] ?? '') + word.slice(at + 2),
  );
}
