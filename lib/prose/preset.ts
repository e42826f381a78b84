import type { Root } from 'mdast';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { Plugin, Preset } from 'unified';
import { splitFrontMatter } from '../content/front-matter';
import { syntax } from '../content/syntax';
import { repeatedWords, sentenceLength } from './rules';

/** Parses documents in the syntax of pages, without front matter. */
const pageSyntax: Plugin<[], Root> = () => (_tree, file) =>
  parsePage(splitFrontMatter(String(file))?.body ?? String(file), file.extname === '.mdx' ? 'mdx' : 'md');

async function parsePage(source: string, format: 'md' | 'mdx'): Promise<Root> {
  let page: Root = { type: 'root', children: [] };
  const keepTree: Plugin<[], Root> = () => (tree) => {
    page = tree;
    throw new Error('Only the tree is needed');
  };
  const options = { mdxOptions: { format, remarkPlugins: [...syntax, keepTree] } };
  // It ends with that error, or with one of the parser, which the content check reports.
  await compileMDX({ source, options }).catch(() => undefined);
  return page;
}

const preset: Preset = { plugins: [pageSyntax, repeatedWords, sentenceLength] };
export default preset;
