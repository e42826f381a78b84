import { isScalar, parseDocument, visit } from 'yaml';
import type { Edit } from '@/lib/edits';

/**
 * Edits of the texts in a JSON file; all else stays as it is typed.
 *
 * @param change the new text, or undefined where it stays
 */
export function dataEdits(
  raw: string,
  change: (text: string, place: 'key' | 'value') => string | undefined,
): Edit[] {
  const edits: Edit[] = [];
  visit(parseDocument(raw), {
    Scalar(key, node) {
      if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return;
      const by = change(node.value, key === 'key' ? 'key' : 'value');
      const [start, end] = node.range;
      if (by !== undefined && by !== node.value) edits.push({ start, end, text: JSON.stringify(by) });
    },
  });
  return edits;
}
