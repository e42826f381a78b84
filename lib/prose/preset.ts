import type { Root } from 'mdast';
import type { Plugin, Preset } from 'unified';
import { splitFrontMatter } from '../content/front-matter';
import { loadParser } from '../content/load-parser';
import { repeatedWords, sentenceLength } from './rules';

/** Parses documents in the syntax of pages, without front matter. */
const pageSyntax: Plugin<[], Root> = () => async (_tree, file) => {
  const parse = await loadParser(file.path);
  try {
    return parse(splitFrontMatter(String(file))?.body ?? String(file));
  } catch {
    // The content check reports what cannot be parsed.
    return { type: 'root', children: [] };
  }
};

const preset: Preset = { plugins: [pageSyntax, repeatedWords, sentenceLength] };
export default preset;
