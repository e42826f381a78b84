import { isScalar, parseDocument } from 'yaml';
import type { InternalLink } from '@/lib/content/plugins/context';
import type { Edit } from '@/lib/edits';
import { type MovedRoutes, movedAddress } from './moved-routes';

/**
 * Edits that have the links of a page lead to the new routes.
 *
 * @param raw the page's file
 * @param body the page without front matter, as it was compiled
 * @param links what the compile found in it
 */
export function linkEdits(
  raw: string,
  body: string,
  links: readonly Pick<InternalLink, 'route' | 'typedFrom'>[],
  moved: MovedRoutes,
): Edit[] {
  // The body has blank lines for the front matter.
  const shift = raw.length - body.length;
  return links.flatMap(({ route, typedFrom }) => {
    const text = movedAddress(route, moved);
    const before = /^[\s(<]*(?:\]\(\s*<?|href\s*=\s*["'])?/.exec(raw.slice(shift + typedFrom))?.[0] ?? '';
    const start = shift + typedFrom + before.length;
    // What is not typed here was made from data, or is spelt with escapes, which the check finds.
    return text === undefined || !raw.startsWith(route, start)
      ? []
      : [{ start, end: start + route.length, text }];
  });
}

/** The edit of the front matter's `supersededBy`, where that page has moved. */
export function frontMatterEdits(raw: string, moved: MovedRoutes): Edit[] {
  const [, opening = '', front = ''] = /^(---[^\n]*\n)(.*?)^---/ms.exec(raw) ?? [];
  const node = parseDocument(front).getIn(['proposal', 'supersededBy'], true);
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return [];
  const text = movedAddress(node.value, moved);
  const [start, end] = node.range;
  return text === undefined ? [] : [{ start: opening.length + start, end: opening.length + end, text }];
}
