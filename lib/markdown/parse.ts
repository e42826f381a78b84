import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';

/** The Markdown of pages and data files, to read and to write: that of GitHub, and formulas. */
export const markdown: PluggableList = [
  [remarkGfm, { tablePipeAlign: false, singleTilde: false }],
  // A single dollar is a dollar: shell variables and prices are more frequent than formulas.
  [remarkMath, { singleDollarTextMath: false }],
];

/** A parser with directives that are blocks, `:::note` … `:::`. In a line, `host:port` is text. */
function parserOfBlocks() {
  const { flow = {} } = directive();
  const extensions = { micromarkExtensions: [{ flow }], fromMarkdownExtensions: [directiveFromMarkdown()] };
  return unified().data(extensions).use(remarkParse);
}

const parsers = {
  md: parserOfBlocks().use(markdown).freeze(),
  mdx: parserOfBlocks().use(remarkMdx).use(markdown).freeze(),
};

/** Parses a page, MDX or Markdown as the ending of its file says. Throws the parser's message if the syntax is wrong. */
export function parsePageText(text: string, file: string): Root {
  return parsers[file.endsWith('.md') ? 'md' : 'mdx'].parse(text);
}
