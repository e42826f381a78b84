import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { listFiles } from './files';
import { basePath } from './url';

/** Next.js and CI keep `.next/cache` from one build to the next. It can be deleted. */
const folder = path.resolve('.next/cache/content');

let codeVersion: string | undefined;

/** Changes with the code of lib/ and the versions of packages, below the project's folder. */
export function hashCode(root: string): string {
  const files = listFiles(path.join(root, 'lib')).map((name) => `lib/${name}`);
  // A checkout can be without the lock file.
  const packages = ['package.json', 'package-lock.json'].filter((name) => existsSync(path.join(root, name)));
  return hash([...packages, ...files].flatMap((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
}

/**
 * The result of an earlier run for the same inputs and the same code; otherwise a new one, which is kept.
 *
 * @param name unique; new inputs replace the result that is kept under this name
 * @param inputs everything that the result depends on, other than code, the base path and NODE_ENV
 * @param compute returns plain data. Synchronous around it: React's development build tracks every promise
 */
export async function computeOnce<T>(name: string, inputs: readonly string[], compute: () => Promise<T>) {
  codeVersion ??= hashCode('.');
  const key = hash([codeVersion, basePath, ...inputs]);
  const file = cacheFile(name);
  try {
    const kept: { key: string; result: T } = deserialize(readFileSync(file));
    if (kept.key === key) return kept.result;
  } catch {
    // There is none, or another version of Node.js wrote it.
  }
  const result = await compute();
  mkdirSync(folder, { recursive: true });
  // Another process may read the file at any time.
  writeFileSync(`${file}.${process.pid}`, serialize({ key, result }));
  renameSync(`${file}.${process.pid}`, file);
  return result;
}

/** The file of a result. A build, the development server and a check do not replace each other's results. */
export function cacheFile(name: string): string {
  return path.join(folder, hash([name, process.env.NODE_ENV ?? '']));
}

function hash(parts: readonly string[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}
