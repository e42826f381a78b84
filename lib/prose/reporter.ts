import type { Transformer } from 'unified';
import { printable } from '../content/problem';

/** What remark has found, one problem a line: place, what is wrong and how to fix it. */
export default function report(files: readonly Parameters<Transformer>[1][]): string {
  return files
    .flatMap(({ path, messages }) =>
      messages.map(({ line = 1, column = 1, reason }) => printable(`${path}:${line}:${column}  ${reason}`)),
    )
    .join('\n');
}
