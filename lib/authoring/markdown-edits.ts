import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import type { Edit } from '@/lib/edits';
import { type MovedRoutes, movedAddress } from './moved-routes';

/** Edits that have the links of a Markdown text, as data files hold it, lead to the new routes. */
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
