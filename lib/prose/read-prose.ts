import type { Root } from 'mdast';
import type { Problem } from '../content/problem';
import { contentDir, readContent } from '../content/read';
import { readDictionary } from './dictionary';
import { type ProseProblems, proseChecker } from './prose-checker';

/** What is known of the content's prose; pages add theirs while they are compiled. */
export interface Prose extends ProseProblems {
  /** Checks the text of a page below its front matter. */
  page(file: string, source: string, tree: Root): void;
}

/** Reads the dictionary, and checks front matter and the data that becomes pages. */
export async function readProse(): Promise<Prose> {
  const [[list], files] = await Promise.all([readContent('dictionary.txt'), readContent('.mdx', '.json')]);
  const { dictionary, problems } = readDictionary(list ?? { path: `${contentDir}/dictionary.txt`, raw: '' });
  const checker = proseChecker(dictionary);
  const errors: Problem[] = [...problems];
  const warnings: Problem[] = [];
  const add = (found: ProseProblems) => {
    errors.push(...found.errors);
    warnings.push(...found.warnings);
  };
  for (const file of files) {
    if (/\.mdx$|\/_reference\/|\/rpc\//.test(file.path)) add(checker.data(file));
  }
  return { errors, warnings, page: (...page) => add(checker.page(...page)) };
}
