import type { Root } from 'nlcst';
import { VFile } from 'vfile';
import type { Finding, Rule } from '../passage';

/**
 * A plugin of retext as a rule.
 *
 * @param say what is wrong and how to mend it, from the text that is wrong and what the plugin would write
 * @param prepare makes of a passage what the plugin looks at; offsets stay
 */
export function retextRule(
  transform: (tree: Root, file: VFile) => void,
  say: (actual: string, expected: string | undefined) => Pick<Finding, 'message' | 'hint' | 'mend'>,
  prepare: (root: Root) => Root = (root) => root,
): Rule {
  return (root) => {
    const file = new VFile();
    transform(prepare(root), file);
    return file.messages.map(({ actual, expected, place }) => {
      const start = place && 'start' in place ? place.start : place;
      return { offset: start?.offset ?? 0, actual: actual ?? '', ...say(actual ?? '', expected?.[0]) };
    });
  };
}
