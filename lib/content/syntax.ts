import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import type {} from 'remark-parse';
import type { PluggableList, Processor } from 'unified';

/** The Markdown of pages and data files, to read and to write: that of GitHub, and formulas. */
export const markdown: PluggableList = [
  [remarkGfm, { tablePipeAlign: false, singleTilde: false }],
  // A single dollar is a dollar: shell variables and prices are more frequent than formulas.
  [remarkMath, { singleDollarTextMath: false }],
];

/** What pages have in addition to MDX. */
export const syntax: PluggableList = [...markdown, directives];

/** Directives that are blocks, `:::note` … `:::`. In a line, `host:port` is text. */
function directives(this: Processor): void {
  const data = this.data();
  const { flow } = directive();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), flow ? { flow } : {}];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
