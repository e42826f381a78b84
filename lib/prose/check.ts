import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { computeOnce } from '../build-cache';
import { listFiles, toPosixPath } from '../files';
import { fileProblem, type Problem, sortProblems } from '../source/problem';
import type { SourceFile } from '../source/source-file';

/** Pages, documents, data, plots and programs. */
const hasProse = /\.(?:mdx?|json)$|\/plots\/(?!index\.ts)[^/]+\.ts$|\/recipes\/.+\.(?:tsx?|rs|py|toml)$/;
/** Data without texts of its own. */
const notRead = /\/recipes\/verified\.json$|\/facts\//;

/** Checks the spelling and style of files, and of the files below folders. @param paths from the project's root */
export async function checkProse(paths: readonly string[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const files: string[] = [];
  for (const name of paths) {
    const stats = statSync(name, { throwIfNoEntry: false });
    if (!stats) problems.push(fileProblem(name, 'no such file or folder', 'Correct the path'));
    else if (stats.isDirectory()) files.push(...listFiles(name).map((it) => path.join(name, it)));
    else files.push(name);
  }
  const settings = ['cspell.config.yaml', 'content/dictionary.txt'].map((it) => readFileSync(it, 'utf8'));
  const changed: SourceFile[] = [];
  let results: Promise<Problem[][]> | undefined;
  const check = async (file: SourceFile) => {
    const index = changed.push(file) - 1;
    // Once all of them are known. Loaded only for these: parsers and dictionaries take seconds.
    results ??= import('./check-file').then(({ checkFiles }) => checkFiles(changed));
    return (await results)[index] ?? [];
  };
  const found = files.map(toPosixPath).map((it) => {
    if (!hasProse.test(it) || notRead.test(it)) return [];
    const file = { path: it, raw: readFileSync(it, 'utf8') };
    return computeOnce(`prose of ${it}`, [file.raw, ...settings], () => check(file));
  });
  return sortProblems([...problems, ...(await Promise.all(found)).flat()]);
}
