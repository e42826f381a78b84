import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { targetHint, targetKind } from '../link-target';
import { type PageContext, placeOf, report } from './context';
import { attributesOf } from './element';

/** Files that the build makes in addition to the pages, and that pages can link. */
const siteFile = /^\/(docs\.json|feed\.xml|llms(-full)?\.txt|openrpc\.json|sitemap\.xml)$/;

/** Checks the form of each link, and records where it leads. */
export function links(context: PageContext, tree: Root): void {
  visit(tree, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'definition') {
      checkTarget(context, node, node.url, textOf(node));
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Card') {
      const { href, title = '' } = attributesOf(node);
      if (href !== undefined) checkTarget(context, node, href, title);
    }
  });
}

/** Records a link's target, or reports it. */
function checkTarget(context: PageContext, node: Nodes, url: string, text: string): void {
  // An unknown variable is reported as such.
  if (/\[\[.*\]\]/.test(url)) return;
  const kind = targetKind(url);
  if (kind === undefined) report(context, node, `the link target "${url}" is not allowed`, targetHint);
  if (kind !== 'inside') return;
  const [path = '', anchor] = url.split('#', 2);
  if (siteFile.test(path)) return;
  const target = anchor === undefined ? { route: path } : { route: path, anchor };
  context.links.push({ ...target, text, ...placeOf(context, node) });
}
