import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, type Processor, unified } from 'unified';

/** The Markdown of pages and data files, to read and to write: that of GitHub, and formulas. */
export const markdown: PluggableList = [
  [remarkGfm, { tablePipeAlign: false, singleTilde: false }],
  // A single dollar is a dollar: shell variables and prices are more frequent than formulas.
  [remarkMath, { singleDollarTextMath: false }],
];

/** Directives that are blocks, `:::note` … `:::`. In a line, `host:port` is text. */
function directives(this: Processor): void {
  const data = this.data();
  const { flow } = directive();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), flow ? { flow } : {}];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}

const parsers = {
  md: unified().use(remarkParse).use(markdown).use(directives).freeze(),
  mdx: unified().use(remarkParse).use(remarkMdx).use(markdown).use(directives).freeze(),
};

/** Parses a page, MDX or Markdown as the ending of its file says. Throws the parser's message if the syntax is wrong. */
export function parsePageText(text: string, file: string): Root {
  return parsers[file.endsWith('.md') ? 'md' : 'mdx'].parse(text);
}
