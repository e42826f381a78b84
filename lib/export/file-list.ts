import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files';

/** Names every file of a build, itself too, one a line. A build that did not end does not have it. */
const fileList = '_files.txt';

/** Writes the list of a finished build. @param out its folder @returns how many files it has */
export function writeFileList(out: string): number {
  const files = [...listFiles(out), fileList].sort();
  writeFileSync(path.join(out, fileList), files.map((file) => `${file}\n`).join(''));
  return files.length;
}

/** What a folder lacks of a finished build, and what to do; undefined if nothing. scripts/deploy.sh says the same. */
export function findMissing(out: string): string | undefined {
  const list = path.join(out, fileList);
  if (!existsSync(list)) return `${out}/ has no finished build. Run npm run build.`;
  const files = readFileSync(list, 'utf8').trimEnd().split('\n');
  const missing = files.filter((file) => !existsSync(path.join(out, file)));
  if (missing.length === 0) return undefined;
  return `${out}/ lacks ${missing.length} of its files: ${missing.slice(0, 3).join(', ')}. Run npm run build.`;
}
