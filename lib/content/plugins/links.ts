import type { Definition, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { samePage } from '@/lib/url';
import { type CompileContext, report } from './context';

/** Files that the build makes beside the pages, which pages may link. */
const siteFiles = ['/openrpc.json', '/sitemap.xml'];

/**
 * remark plugin: checks the form of each link, records those inside the site, and turns links to routes that are not
 * written yet into plain text.
 */
export function links(context: CompileContext) {
  return (tree: Root) => {
    /** Definitions of routes that are not written; links refer to them by name, from anywhere in the page. */
    const unwritten = new Set<string>();
    visit(tree, 'definition', (node: Definition) => {
      if (checkTarget(context, node, node.url)) unwritten.add(node.identifier);
    });
    visit(tree, (node: Nodes, index, parent) => {
      if (node.type === 'link' || node.type === 'linkReference') {
        const isUnwritten =
          node.type === 'link' ? checkTarget(context, node, node.url) : unwritten.has(node.identifier);
        if (isUnwritten && parent && index !== undefined) {
          parent.children[index] = {
            type: 'mdxJsxTextElement',
            name: 'UnwrittenLink',
            attributes: [],
            children: node.children,
            position: node.position,
          };
        }
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Card') {
        node.attributes = node.attributes.filter(
          (attribute) =>
            attribute.type !== 'mdxJsxAttribute' ||
            attribute.name !== 'href' ||
            typeof attribute.value !== 'string' ||
            !checkTarget(context, node, attribute.value),
        );
      }
    });
  };
}

/** Records or reports a link's target. @returns whether it is a route that is not written yet */
function checkTarget(context: CompileContext, node: Nodes, url: string): boolean {
  if (/^(https?:|mailto:)/.test(url)) return false;
  // An unknown variable is reported as such.
  if (/\[\[.*\]\]/.test(url)) return false;
  if (!url.startsWith('/') && !url.startsWith('#')) {
    report(
      context,
      node,
      `the link target "${url}" is not allowed`,
      'Link pages of this site as /path or #anchor, and others by their https address',
    );
    return false;
  }
  const [path = '', anchor] = url.split('#', 2);
  if (siteFiles.includes(path)) return false;
  if ([...context.unwritten].some((route) => path !== '' && samePage(route, path))) return true;
  const start = node.position?.start;
  context.links.push({
    route: path,
    ...(anchor === undefined ? {} : { anchor }),
    line: start?.line ?? 1,
    column: start?.column ?? 1,
  });
  return false;
}
