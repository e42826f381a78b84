import dictionary from 'dictionary-en';
import type { Word } from 'nlcst';
import { toString as textOf } from 'nlcst-to-string';
import nspell from 'nspell';
import { visit } from 'unist-util-visit';
import type { Rule } from '../passage';

/** How many suggestions a finding names. */
const SUGGESTIONS = 3;

/** How many words get suggestions: to look for them takes half a second each. */
const SUGGESTED_WORDS = 40;

const nameLike = /[\d_]|\p{Ll}\p{Lu}|\.\p{Ll}/u;

/**
 * A rule that finds words which neither American English nor the list has. Words with a digit or an underscore, a capital
 * letter after a small one, or a full stop before one are names of things, and pass.
 *
 * @param words further words; one in lower case is right in any case, any other as it is written
 */
export function spelling(words: Iterable<string>): Rule {
  const checker = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  for (const word of words) checker.add(word);
  const known = new Map<string, boolean>();
  const isRight = (word: string) => {
    const answer = known.get(word) ?? (nameLike.test(word) || checker.correct(word));
    known.set(word, answer);
    return answer;
  };
  const hints = new Map<string, string>();
  const hintFor = (word: string) => {
    const given = hints.get(word);
    if (given !== undefined) return given;
    const near = hints.size < SUGGESTED_WORDS ? checker.suggest(word).slice(0, SUGGESTIONS) : [];
    const other = 'put it in `code`, or add a true word to content/dictionary.txt';
    const hint = near.length > 0 ? `Did you mean ${near.join(', ')}? Else ${other}` : `Correct it, ${other}`;
    hints.set(word, hint);
    return hint;
  };
  return (root) => {
    const wrong: { node: Word; word: string }[] = [];
    visit(root, 'WordNode', (node) => {
      // The full stop of an abbreviation belongs to its word.
      const word = textOf(node).replaceAll('’', "'").replace(/\.$/, '').replace(/'s$/, '');
      const parts = node.children.filter((it) => it.type === 'TextNode').map((it) => it.value);
      if (!isRight(word) && !parts.every((it) => isRight(it))) wrong.push({ node, word });
    });
    return wrong.map(({ node, word }) => {
      const offset = node.position?.start.offset ?? 0;
      return { offset, actual: word, message: `"${word}" is no word of the dictionary`, hint: hintFor(word) };
    });
  };
}
