import path from 'node:path';
import type { Place } from '@/lib/source/problem';
import { toPosixPath } from '../files';

/** The link that opens a place in Visual Studio Code. */
export function editorLink({ file, line, column }: Place): string {
  return `vscode://file${encodeURI(toPosixPath(path.resolve(file)))}:${line}:${column}`;
}
