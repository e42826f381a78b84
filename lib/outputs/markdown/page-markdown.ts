import type { Root } from 'mdast';
import { canonicalUrl } from '@/lib/canonical-url';
import { heading, link, paragraph, text } from '@/lib/reference/markdown/nodes';
import type { Doc } from '@/lib/site';
import { makePlain } from './plain-markdown';
import { toMarkdown } from './to-markdown';

/**
 * A page as Markdown for machines: title, description, the address of the page, then all its text. Links are absolute.
 *
 * @param tree of the page; it is changed
 */
export function pageMarkdown(doc: Doc, tree: Root): string {
  const { title, description } = doc.frontMatter;
  const url = canonicalUrl(doc.path);
  makePlain(tree, doc.path);
  const head: Root['children'] = [
    heading(1, title),
    { type: 'blockquote', children: [paragraph(description)] },
    paragraph('Web page: ', link(url, text(url))),
  ];
  return toMarkdown({ type: 'root', children: [...head, ...tree.children] });
}
