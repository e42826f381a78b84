import type { Root } from 'nlcst';
import { VFile } from 'vfile';
import type { Finding, Rule } from '../passage';

/**
 * A plugin of retext as a rule.
 *
 * @param say what is wrong and how to mend it, and the text in its place, from the text that is wrong and what the plugin would write
 */
export function retextRule(
  transform: (tree: Root, file: VFile) => void,
  say: (actual: string, expected: string | undefined) => Pick<Finding, 'message' | 'hint' | 'mend'>,
): Rule {
  return (root) => {
    const file = new VFile();
    transform(root, file);
    return file.messages.map(({ actual, expected, place }) => {
      const start = place && 'start' in place ? place.start : place;
      return { offset: start?.offset ?? 0, actual: actual ?? '', ...say(actual ?? '', expected?.[0]) };
    });
  };
}
