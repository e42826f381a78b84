import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { nearest } from '@/lib/nearest';
import { pictureAddress } from '@/lib/source/content-pictures';
import { valuesOf } from '../component-table';
import { type DataContext, type PageFiles, report } from '../context';

/** A path to a page's file from the folder of another: `../other.mdx`, `./other.md#id`, `other`. */
const page = /^(?![#/]|$)(?:(?:\.{1,2}|[\w-]+)\/)*(?:\.{1,2}|[\w-]+(?:\.mdx?)?)?(?=[#?]|$)/;

/** A path to any file from the folder of a page: no scheme, no address of the site, no variable. */
const file = /^(?!\[\[|%5B%5B)[^/\\?#:][^\\?#:]*$/;

/** Resolves relative links and pictures. Texts of data come later: several pages show them, so they have none. */
export function resolveRelativeLinks(context: DataContext<{ pages: PageFiles }>, tree: Root): void {
  visit(tree, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'definition') node.url = linked(context, node, node.url);
    if (node.type === 'image' && file.test(node.url))
      node.url = pictureAddress(context.doc.file, node.url) ?? node.url;
    if (node.type !== 'mdxJsxFlowElement') return;
    for (const [name, url] of valuesOf(context, node, 'link'))
      for (const it of node.attributes)
        if ('name' in it && it.name === name) it.value = linked(context, node, url);
  });
}

function linked(context: DataContext<{ pages: PageFiles }>, node: Nodes, url: string): string {
  const [target] = page.exec(url) ?? [];
  if (target === undefined) return url;
  const { doc } = context;
  const { pages } = context.data;
  const { id, isPage } = pageBelow(pages, doc.id, target);
  const anchor = url.slice(target.length);
  if (isPage) return `${pages.get(id)}${anchor}`;
  const folder = doc.file.slice(0, -(doc.id + path.extname(doc.file)).length);
  // The writer may have typed a path from the content folder.
  const fromRoot = pageBelow(pages, 'index', target);
  const near = fromRoot.isPage ? fromRoot.id : nearest(id, pages.keys());
  const fallback = "Write the path to a page's file from the folder of this page, or the page's route";
  const way = path.posix.relative(path.posix.dirname(doc.id), near ?? '');
  const meant = `${way.startsWith('.') ? way : `./${way}`}.mdx`;
  const hint = near === undefined ? fallback : `Did you mean "${meant}"? ${fallback}`;
  const resolved = path.posix.join(folder, `${id}.mdx`);
  report(context, node, `the link "${url}" leads to ${resolved}, which is not a page`, hint);
  // Allowed everywhere, so that the link is not reported again.
  return '#';
}

/** The id of the page that a path leads to from the page `from`; if there is none, the most likely id. */
function pageBelow(files: PageFiles, from: string, target: string): { id: string; isPage: boolean } {
  const at = path.posix.join(path.posix.dirname(from), target.replace(/\.mdx?$/, ''));
  const bare = at.replace(/\/$/, '');
  const index = path.posix.join(bare, 'index');
  const isFolder = bare !== at || /(^|\/)\.{1,2}$/.test(target);
  const ids = isFolder ? [index, bare] : [bare, index];
  const found = ids.find((id) => files.has(id));
  return { id: found ?? ids[0] ?? bare, isPage: found !== undefined };
}
