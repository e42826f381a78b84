import path from 'node:path';

/** A path of this machine with slashes, as it is in messages and addresses. */
export function slashed(file: string): string {
  return file.split(path.sep).join('/');
}
