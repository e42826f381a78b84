import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { targetHint, targetKind } from '../link-target';
import { type CompileContext, report } from './context';

/** Files that the build makes beside the pages, which pages may link. */
const siteFiles = ['/openrpc.json', '/sitemap.xml'];

/**
 * remark plugin: checks the form of each link, and records where it leads.
 */
export function links(context: CompileContext) {
  return (tree: Root) => {
    visit(tree, (node: Nodes) => {
      if (node.type === 'link' || node.type === 'definition') checkTarget(context, node, node.url);
      else if (node.type === 'mdxJsxFlowElement' && node.name === 'Card') {
        const href = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'href')?.value;
        if (typeof href === 'string') checkTarget(context, node, href);
      }
    });
  };
}

/** Records or reports a link's target. */
function checkTarget(context: CompileContext, node: Nodes, url: string): void {
  // An unknown variable is reported as such.
  if (/\[\[.*\]\]/.test(url)) return;
  const kind = targetKind(url);
  if (kind === undefined) report(context, node, `the link target "${url}" is not allowed`, targetHint);
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  if (kind === 'outside' && url.startsWith('https:')) context.externalLinks.push({ url, line, column });
  if (kind !== 'inside') return;
  const [path = '', anchor] = url.split('#', 2);
  if (siteFiles.includes(path)) return;
  context.links.push({ route: path, ...(anchor === undefined ? {} : { anchor }), line, column });
}
