import { didYouMean } from '@/lib/nearest';
import type { Problem } from './problem';

/** Values that content refers to as `[[name]]`: the leaves of content/network.json by their dotted path. */
export type Variables = ReadonlyMap<string, string>;

/** Prefix of the names of variables that are facts. */
export const FACTS = 'facts.';

/** A reference to a variable. In code, shell tests such as `[[ -f x ]]` do not match; prose has no other double brackets. */
const reference = { code: /\[\[([A-Za-z][\w.-]*)\]\]/g, prose: /\[\[([^[\]]*)\]\]/g };

/** The variables of a nested object of strings. */
export function flattenVariables(value: unknown, prefix = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[prefix, value]]);
  const start = prefix && `${prefix}.`;
  const entries = typeof value === 'object' ? Object.entries(value ?? {}) : [];
  return new Map(entries.flatMap(([key, child]) => [...flattenVariables(child, start + key)]));
}

/** The text with each reference replaced by its value. An unknown one stays, and is passed on with its message. */
export function fillVariables(
  text: string,
  variables: Variables,
  unknown: (name: string, problem: Pick<Problem, 'message' | 'hint' | 'needs'>) => void,
  kind: keyof typeof reference = 'prose',
): string {
  return text.replace(reference[kind], (whole, name: string) => {
    const value = variables.get(name);
    if (value !== undefined) return value;
    const other = /\s/.test(name) ? '. Put other double brackets in `code`' : '';
    const hint =
      'The variables are the names in content/network.json, and facts.NAME for those in content/facts';
    unknown(name, {
      message: `unknown variable ${whole.replace(/\s+/g, ' ')}`,
      hint: didYouMean(name.replace(/\s/g, ''), variables.keys(), hint + other),
      needs: { path: name.startsWith(FACTS) ? 'facts/' : 'network.json', name: name.split('.').at(-1) },
    });
    return whole;
  });
}
