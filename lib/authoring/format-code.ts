import { spawnSync } from 'node:child_process';

/**
 * TypeScript or JSON as the project's formatter has it.
 *
 * @param file path from the project's root, which says what it is
 * @throws what the formatter says of a text that it cannot read
 */
export function formatCode(file: string, text: string): string {
  const options = ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=${file}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { input: text, encoding: 'utf8' });
  if (status !== 0 || stdout === '') throw new Error(`${file} cannot be formatted: ${stderr}`);
  return stdout;
}
