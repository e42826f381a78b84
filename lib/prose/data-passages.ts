import { isScalar, parseDocument, visit } from 'yaml';
import type { SourceFile } from '../content/types';
import type { Passage } from './passage';
import { textPassages } from './passages';

/** Keys of data files and front matter whose texts readers see as sentences. */
const proseKeys =
  'became caution cause definition description fix group help intro sidebar_label summary title'.split(' ');

/** Keys whose values are input or output of a program. */
const sampleKeys = ['default', 'enum', 'example', 'examples', 'output'];

/** The prose of a data file, or of a page's front matter. A file that cannot be read has none; another check reports it. */
export function dataPassages({ path, raw }: SourceFile): Passage[] {
  const frontMatter = /^---\n[\s\S]*?\n(?=---)/.exec(raw)?.[0];
  if (path.endsWith('.mdx') && frontMatter === undefined) return [];
  const passages: Passage[] = [];
  visit(parseDocument(frontMatter ?? raw), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || typeof key.value !== 'string') return undefined;
      if (sampleKeys.includes(key.value)) return visit.SKIP;
      if (!proseKeys.includes(key.value) || !isScalar(value) || typeof value.value !== 'string')
        return undefined;
      // Front matter is plain text: the program's name cannot be code in it.
      const text = path.endsWith('.mdx') ? value.value.replaceAll(/\bopenos\b/g, 'OpenOS') : value.value;
      const start = value.range?.[0] ?? 0;
      passages.push(...textPassages(path, raw, start + (/^["']/.test(raw.slice(start)) ? 1 : 0), text));
      return undefined;
    },
  });
  return passages;
}
