import type { Root } from 'mdast';
import type { Problem } from '../content/problem';
import { contentDir, readContent } from '../content/read';
import type { Mend } from './apply-mends';
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
  const mends: Mend[] = [];
  const add = (found: ProseProblems) => {
    errors.push(...found.errors);
    warnings.push(...found.warnings);
    mends.push(...found.mends);
  };
  const lengths = new Map(files.map(({ path, raw }) => [path, raw.length]));
  for (const file of files) {
    if (/\.mdx$|\/_reference\/|\/rpc\//.test(file.path)) add(checker.data(file));
  }
  return {
    errors,
    warnings,
    mends,
    page(file, source, tree) {
      const found = checker.page(file, source, tree);
      // The page's text has blank lines for the front matter.
      const shift = (lengths.get(file) ?? source.length) - source.length;
      const inFile = found.mends.map((it) => ({ ...it, start: it.start + shift, end: it.end + shift }));
      add({ ...found, mends: inFile });
    },
  };
}
