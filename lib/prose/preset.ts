import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import lintRecommended from 'remark-preset-lint-recommended';
import type { Preset, Processor } from 'unified';
import type { Node } from 'unist';
import { mdxParser } from '../content/mdx';
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

const { plugins: published = [] } = lintRecommended as Preset;
const empty: Root = { type: 'root', children: [] };
const parsePage = await mdxParser();

/** Reads pages in the site's syntax, without front matter, and other documents in GitHub's. */
function pageSyntax(this: Processor): void {
  const parseDocument = this.parser;
  this.parser = (text, file): Node => {
    if (file.extname === '.md' && parseDocument) return parseDocument(text, file);
    try {
      if (file.extname === '.mdx')
        return parsePage(text.replace(/^---\n[\s\S]*?\n---\n/, (it) => it.replace(/\S/g, ' ')));
    } catch {
      // The content check reports what cannot be parsed.
    }
    return empty;
  };
}

/** What remark checks in pages and documents. */
const preset: Preset = {
  plugins: [
    remarkGfm,
    pageSyntax,
    // To that rule, variables and ids of headings are references.
    ...published.filter((it) => !('name' in it) || it.name !== 'remark-lint:no-undefined-references'),
    [networkNames, upstream],
    repeatedWords,
    sentenceLength,
  ],
};
export default preset;
