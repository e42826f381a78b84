import type { Nodes, Root } from 'nlcst';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { VFile } from 'vfile';
import type { Finding, Rule } from '../passage';

/** Finds words that are there twice in a row, also across the end of a line. */
export const repeatedWords: Rule = (root) =>
  findings(retextRepeatedWords(), root, (actual) => ({
    message: `"${actual.replace(/\s+/g, ' ')}" is there twice in a row`,
    hint: 'Remove one of the two',
  }));

/** Finds "a" where "an" belongs, and the other way round, also before code that is read as a word. */
export const articles: Rule = (root) =>
  findings(retextIndefiniteArticle(), readAloud(root), (actual, expected) => ({
    message: `"${actual}" is the wrong article for the word after it`,
    hint: `Write "${expected}"`,
  }));

/**
 * What a plugin of retext finds.
 *
 * @param explain what is wrong, from the text that is wrong and what the plugin would write
 */
function findings(
  transform: (tree: Root, file: VFile) => void,
  root: Root,
  explain: (actual: string, expected: string | undefined) => Pick<Finding, 'message' | 'hint'>,
): Finding[] {
  const file = new VFile();
  transform(root, file);
  return file.messages.map(({ actual = '', expected, place }) => {
    const start = place && 'start' in place ? place.start : place;
    return { offset: start?.offset ?? 0, actual, ...explain(actual, expected?.[0]) };
  });
}

/**
 * The first word of code, if its sound is certain: letters alone, from a vowel or a consonant with a vowel after it.
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
