import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { isScalar, parseDocument, visit as visitYaml } from 'yaml';
import type { InternalLink } from '@/lib/content/plugins/context';
import type { Edit } from '@/lib/edits';
import { routeOf } from '@/lib/url';
import { stringLiterals } from './string-literals';

/** New routes by the old ones, in their comparable form. */
export type MovedRoutes = ReadonlyMap<string, string>;

/** The new address of a page that has moved, with the anchor kept; undefined for any other text. */
export function movedAddress(address: string, moved: MovedRoutes): string | undefined {
  const [, route = '', rest = ''] = /^(\/[^#]*)(.*)$/s.exec(address) ?? [];
  const to = route === '' ? undefined : moved.get(routeOf(route));
  return to === undefined ? undefined : to + rest;
}

/** Edits of the links of a Markdown text in a data file. */
export function markdownEdits(text: string, moved: MovedRoutes): Edit[] {
  if (!text.includes('](')) return [];
  const edits: Edit[] = [];
  visit(fromMarkdown(text), (node: Nodes) => {
    if (node.type !== 'link') return;
    const by = movedAddress(node.url, moved);
    const from = node.children.at(-1)?.position?.end.offset ?? node.position?.start.offset ?? 0;
    const start = text.indexOf(node.url, from);
    if (by !== undefined && start >= 0) edits.push({ start, end: start + node.url.length, text: by });
  });
  return edits;
}

/** Edits of a TypeScript file of the content: addresses, folders that a sidebar lists, and the links of Markdown. */
export function codeEdits(code: string, moved: MovedRoutes, movedFolders: MovedRoutes): Edit[] {
  return stringLiterals(code).flatMap(({ value, start, end, key }): Edit[] => {
    const inside = start + 1;
    // The check reports addresses that are typed with escapes.
    if (code.slice(inside, end - 1) !== value) return [];
    const text = movedAddress(value, key === 'folder' ? movedFolders : moved);
    if (text !== undefined) return [{ start: inside, end: end - 1, text }];
    return markdownEdits(value, moved).map((it) => ({
      ...it,
      start: it.start + inside,
      end: it.end + inside,
    }));
  });
}

/**
 * Edits of the texts in a JSON file; everything else stays as it is typed.
 *
 * @param change the new text, or undefined if it stays
 */
export function dataEdits(
  raw: string,
  change: (text: string, place: 'key' | 'value') => string | undefined,
): Edit[] {
  const edits: Edit[] = [];
  visitYaml(parseDocument(raw), {
    Scalar(key, node) {
      if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return;
      const by = change(node.value, key === 'key' ? 'key' : 'value');
      const [start, end] = node.range;
      if (by !== undefined && by !== node.value) edits.push({ start, end, text: JSON.stringify(by) });
    },
  });
  return edits;
}

/**
 * Edits of the links of a page, and of the front matter's `supersededBy`.
 *
 * @param raw the page's file
 * @param body the page without front matter, as it was compiled
 * @param links what the compile found in it
 */
export function pageEdits(
  raw: string,
  body: string,
  links: readonly Pick<InternalLink, 'route' | 'typedFrom'>[],
  moved: MovedRoutes,
): Edit[] {
  // The body has blank lines in place of the front matter.
  const shift = raw.length - body.length;
  const inText = links.flatMap(({ route, typedFrom }) => {
    const text = movedAddress(route, moved);
    const before = /^[\s(<]*(?:\]\(\s*<?|href\s*=\s*["'])?/.exec(raw.slice(shift + typedFrom))?.[0] ?? '';
    const start = shift + typedFrom + before.length;
    // A link that is not typed here was made from data, or has escapes, which the check reports.
    if (text === undefined || !raw.startsWith(route, start)) return [];
    return [{ start, end: start + route.length, text }];
  });
  return [...frontMatterEdits(raw, moved), ...inText];
}

function frontMatterEdits(raw: string, moved: MovedRoutes): Edit[] {
  const [, opening = '', front = ''] = /^(---[^\n]*\n)(.*?)^---/ms.exec(raw) ?? [];
  const node = parseDocument(front).getIn(['proposal', 'supersededBy'], true);
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return [];
  const text = movedAddress(node.value, moved);
  const [start, end] = node.range;
  return text === undefined ? [] : [{ start: opening.length + start, end: opening.length + end, text }];
}
