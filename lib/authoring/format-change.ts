import type { Change } from './change';
import { formatCode } from './format-code';

/** What the formatter looks at: not recipes, which have lines of their own length, nor what data writes. */
const formatted = /^content\/(?!recipes\/).*\.(ts|json)$|^tests\/(recipes|search)\/.*\.(ts|json)$/;

/** The change with its code and data as the formatter has them: a longer route may need another line. */
export function formatChange({ write, remove }: Change): Change {
  const entries = [...write].map(([file, text]): [string, string] => [
    file,
    formatted.test(file) ? formatCode(file, text) : text,
  ]);
  return { write: new Map(entries), remove };
}
