import type { Nodes } from 'nlcst';
import retextIndefiniteArticle from 'retext-indefinite-article';
import { retextRule } from './retext-rule';

/** Finds "a" where "an" belongs, and the other way round, also before code that is read as a word. */
export const articles = retextRule(
  retextIndefiniteArticle(),
  (actual, expected) => ({
    message: `"${actual}" is the wrong article for the word after it`,
    hint: `Write "${expected}"`,
    mend: expected,
  }),
  readAloud,
);

/**
 * The first word of code, where its sound is sure: letters alone, from a vowel or a consonant with a vowel behind it.
 * `rpc` and `nginx` may be read letter by letter, `ulimit` in two ways.
 */
const spoken = /^`+\s*((?:[aeio]|[b-df-hj-np-tvwyz][aeiou])[a-z]*)(?!\w)/i;

/** A copy of a passage in which such code is the word that is read. */
function readAloud<T extends Nodes>(node: T): T {
  const copy = { ...node };
  if ('children' in copy)
    copy.children = copy.children.map((child: Nodes) => {
      const value = child.type === 'SourceNode' ? spoken.exec(child.value)?.[1] : undefined;
      if (value === undefined) return readAloud(child);
      return { type: 'WordNode', children: [{ type: 'TextNode', value }], position: child.position };
    }) as typeof copy.children;
  return copy;
}
