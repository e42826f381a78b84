import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A file path with slashes on every platform, for messages and addresses. */
export function toPosixPath(file: string): string {
  return file.split(path.sep).join('/');
}

/** The files below a folder by their paths, with slashes, sorted. No symbolic links: they may lead out or in cycles. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toPosixPath(path.relative(folder, path.join(entry.parentPath, entry.name))))
    .sort();
}
