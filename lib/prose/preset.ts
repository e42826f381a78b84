import type { Root } from 'mdast';
import { compileMDX } from 'next-mdx-remote/rsc';
import remarkLint from 'remark-lint';
import type { Plugin, Preset } from 'unified';
import { splitFrontMatter } from '../content/front-matter';
import { syntax } from '../content/syntax';
import { networkNames, repeatedWords, sentenceLength } from './rules';

/** Phrases in which the name of the upstream network or its token is meant. */
const upstream = [
  'a Solana runtime',
  'a Solana wallet',
  'amounts in SOL where the CLI says BTG',
  'app named Solana',
  'clusters of the Solana network',
  "fetch Solana's programs",
  'made for Solana',
  'names such as SOL',
  'of Solana 1.17',
  'registered for Solana',
  'Solana forums',
  'Solana Inflation Design',
  'Solana Labs',
  'the Solana 1.17',
  'the Solana app',
  'the Solana validator',
  'Upstream (Solana',
  'use Solana tools',
];

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

const preset: Preset = {
  plugins: [pageSyntax, remarkLint, [networkNames, upstream], repeatedWords, sentenceLength],
};
export default preset;
