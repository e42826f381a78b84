import { spawnSync } from 'node:child_process';
import type { Change } from './change';

/** Files that the formatter handles: not recipes, whose lines have another length, nor files that data writes. */
const formatted = /^content\/(?!recipes\/).*\.(ts|json)$|^tests\/(recipes|search)\/.*\.(ts|json)$/;

/**
 * The change with its code and data in the form of the project's formatter: a longer route may need another line.
 *
 * @throws an error with the formatter's message if it cannot read a file
 */
export function formatChange({ write, remove }: Change): Change {
  const entries = [...write].map(([file, text]): [string, string] => [
    file,
    formatted.test(file) ? format(file, text) : text,
  ]);
  return { write: new Map(entries), remove };
}

function format(file: string, text: string): string {
  const options = ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=${file}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { input: text, encoding: 'utf8' });
  if (status !== 0 || stdout === '') throw new Error(`${file} cannot be formatted: ${stderr}`);
  return stdout;
}
