import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { targetHint, targetKind } from '../link-target';
import { type CompileContext, report } from './context';

/** Files that the build makes beside the pages, which pages may link. */
const siteFiles = ['/openrpc.json', '/sitemap.xml'];

/**
 * remark plugin: checks the form of each link, and records those inside the site.
 */
export function links(context: CompileContext) {
  return (tree: Root) => {
    visit(tree, (node: Nodes) => {
      const start = node.position?.start.offset ?? 0;
      if (node.type === 'link')
        checkTarget(context, node, node.url, node.children.at(-1)?.position?.end.offset ?? start);
      else if (node.type === 'definition')
        checkTarget(context, node, node.url, start + `[${node.label}]:`.length);
      else if (node.type === 'mdxJsxFlowElement' && node.name === 'Card') {
        const href = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'href');
        if (typeof href?.value === 'string')
          checkTarget(context, node, href.value, href.position?.start.offset ?? start);
      }
    });
  };
}

/** Records or reports a link's target. */
function checkTarget(context: CompileContext, node: Nodes, url: string, typedFrom: number): void {
  // An unknown variable is reported as such.
  if (/\[\[.*\]\]/.test(url)) return;
  const kind = targetKind(url);
  if (kind === undefined) report(context, node, `the link target "${url}" is not allowed`, targetHint);
  if (kind !== 'inside') return;
  const [path = '', anchor] = url.split('#', 2);
  if (siteFiles.includes(path)) return;
  const start = node.position?.start;
  context.links.push({
    route: path,
    ...(anchor === undefined ? {} : { anchor }),
    line: start?.line ?? 1,
    column: start?.column ?? 1,
    typedFrom,
  });
}
