import type { Root } from 'mdast';
import { readContent } from '../content/read';
import { contentDir } from '../content-dir';
import { readDictionary } from './dictionary';
import { type ProseProblems, proseChecker } from './prose-checker';

/** The findings in the content's prose; pages add theirs while they are compiled. */
export interface Prose extends ProseProblems {
  /** Checks the text of a page below its front matter. */
  page(file: string, source: string, tree: Root): void;
}

/** Reads the dictionary, and checks front matter and the data that becomes pages. */
export function readProse(): Prose {
  const [list] = readContent('dictionary.txt');
  const files = readContent('.mdx', '.json');
  const { dictionary, problems } = readDictionary(list ?? { path: `${contentDir}/dictionary.txt`, raw: '' });
  const checker = proseChecker(dictionary);
  const all: ProseProblems = { errors: [...problems], warnings: [] };
  const add = ({ errors, warnings }: ProseProblems) => {
    all.errors.push(...errors);
    all.warnings.push(...warnings);
  };
  for (const file of files) {
    if (/\.mdx$|\/_reference\/|\/rpc\//.test(file.path)) add(checker.data(file));
  }
  return { ...all, page: (file, source, tree) => add(checker.page(file, source, tree)) };
}
