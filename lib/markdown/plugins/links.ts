import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { targetKind } from '@/lib/source/target-kind';
import { valuesOf } from '../component-table';
import { type PageContext, placeOf, report } from '../context';

/** Generated files that pages can link. */
export const siteFile =
  /^\/(docs\.json|feed\.xml|llms\.txt|openrpc\.json|openverse\.epub|postman-collection\.json|sitemap\.xml)$/;

/** Checks the form of each link, and records where it leads. */
export function links(context: PageContext, tree: Root): void {
  visit(tree, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'definition') {
      checkTarget(context, node, node.url, textOf(node));
    } else if (node.type === 'mdxJsxFlowElement') {
      const [[, shown] = ['', '']] = valuesOf(context, node, 'text');
      for (const [, url] of valuesOf(context, node, 'link')) checkTarget(context, node, url, shown);
    }
  });
}

function checkTarget(context: PageContext, node: Nodes, url: string, text: string): void {
  // An unknown variable is reported as such.
  if (/\[\[.*\]\]/.test(url)) return;
  const kind = targetKind(url);
  const others = 'Link pages of this site as /path, #anchor or ./file.mdx, and others by their https address';
  const isLocal = /^http:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?![\w.])/.test(url);
  const hint = isLocal ? 'Put it in `code`: it is an address of the reader’s machine' : others;
  if (kind === undefined) report(context, node, `the link target "${url}" is not allowed`, hint);
  if (kind !== 'inside') return;
  const [path = '', anchor] = url.split('#', 2);
  if (siteFile.test(path)) return;
  context.links.push({ route: path, anchor, text, ...placeOf(context, node) });
}
