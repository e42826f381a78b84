import type { Root } from 'mdast';
import { readContent, readContentFile } from '../content/read';
import { readDictionary } from './dictionary';
import { type ProseProblems, proseChecker } from './prose-checker';

/** Reads the dictionary, and checks front matter and the data that becomes pages. Pages add their findings by `page`. */
export function readProse(): ProseProblems & { page(file: string, source: string, tree: Root): void } {
  const list = readContentFile('dictionary.txt') ?? { path: 'dictionary.txt', raw: '' };
  const { dictionary, problems } = readDictionary(list);
  const checker = proseChecker(dictionary);
  const all: ProseProblems = { errors: problems, warnings: [] };
  const add = ({ errors, warnings }: ProseProblems) => {
    all.errors.push(...errors);
    all.warnings.push(...warnings);
  };
  for (const file of readContent('.mdx', '.json')) {
    if (/\.mdx$|\/_reference\/|\/rpc\//.test(file.path)) add(checker.data(file));
  }
  return { ...all, page: (file, source, tree) => add(checker.page(file, source, tree)) };
}
