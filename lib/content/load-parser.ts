import type { Root } from 'mdast';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { Parser, Plugin } from 'unified';
import { VFile } from 'vfile';
import { syntax } from './syntax';

/** Reads a text as a tree. Throws the parser's message if the syntax is wrong. */
export type Parse = (text: string) => Root;

/** The parser with which next-mdx-remote reads Markdown or MDX, as the ending of a file says. */
export async function loadParser(file: string): Promise<Parse> {
  let parser: Parser<Root> | undefined;
  const keepParser: Plugin<[], Root> = function () {
    parser = this.parser as Parser<Root>;
  };
  const format = file.endsWith('.md') ? 'md' : 'mdx';
  await compileMDX({
    source: '',
    options: { mdxOptions: { format, remarkPlugins: [...syntax, keepParser] } },
  });
  return (text) => {
    if (!parser) throw new Error('next-mdx-remote has no parser');
    return parser(text, new VFile(text));
  };
}
