import path from 'node:path';

/** A file path with slashes on every platform, for messages and addresses. */
export function toPosixPath(file: string): string {
  return file.split(path.sep).join('/');
}
