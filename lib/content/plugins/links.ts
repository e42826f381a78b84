import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { mountOf, versionOf } from '@/lib/version';
import { targetHint, targetKind } from '../link-target';
import { type PageContext, report, sourceOf } from './context';

/** Files that the build makes in addition to the pages, and that pages can link. */
const siteFiles = [
  '/docs.json',
  '/feed.xml',
  '/llms-full.txt',
  '/llms.txt',
  '/openrpc.json',
  '/search-records.json',
  '/sitemap.xml',
];

/**
 * Checks the form of each link, and records where it leads. Links inside the site stay in the page's
 * version.
 */
export function links(context: PageContext, tree: Root): void {
  visit(tree, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'definition') {
      node.url = placed(context, node, node.url, textOf(node));
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Card') {
      const href = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'href');
      const title = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'title');
      const text = typeof title?.value === 'string' ? title.value : '';
      if (typeof href?.value === 'string') href.value = placed(context, node, href.value, text);
    }
  });
}

/** A link's target in the page's version, recorded or reported. */
function placed(context: PageContext, node: Nodes, url: string, text: string): string {
  // An unknown variable is reported as such.
  if (/\[\[.*\]\]/.test(url)) return url;
  const kind = targetKind(url);
  if (kind === undefined) report(context, node, `the link target "${url}" is not allowed`, targetHint);
  const { file } = sourceOf(context, node);
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  if (kind === 'outside' && url.startsWith('https:')) context.externalLinks.push({ url, file, line, column });
  if (kind !== 'inside') return url;
  const [path = '', anchor] = url.split('#', 2);
  if (siteFiles.includes(path)) return url;
  const mount = path === '' ? '' : mountOf(versionOf(context.doc.path));
  context.links.push({
    route: mount + path,
    ...(anchor === undefined ? {} : { anchor }),
    text,
    file,
    line,
    column,
  });
  return mount + url;
}
