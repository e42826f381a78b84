import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { targetKind } from '../link-target';
import { type PageContext, placeOf, report } from './context';
import { attributesOf } from './element';

/** Generated files that pages can link. */
const siteFile = /^\/(docs\.json|feed\.xml|llms\.txt|openrpc\.json|postman-collection\.json|sitemap\.xml)$/;

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

function checkTarget(context: PageContext, node: Nodes, url: string, text: string): void {
  // An unknown variable is reported as such.
  if (/\[\[.*\]\]/.test(url)) return;
  const kind = targetKind(url);
  const hint = 'Link pages of this site as /path, #anchor or ./file.mdx, and others by their https address';
  if (kind === undefined) report(context, node, `the link target "${url}" is not allowed`, hint);
  if (kind !== 'inside') return;
  const [path = '', anchor] = url.split('#', 2);
  if (siteFile.test(path)) return;
  const target = anchor === undefined ? { route: path } : { route: path, anchor };
  context.links.push({ ...target, text, ...placeOf(context, node) });
}
