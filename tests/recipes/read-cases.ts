import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Case } from './case';

/** Every case of the folder `cases`, by path. */
export async function readCases(): Promise<Case[]> {
  const folder = path.join(import.meta.dirname, 'cases');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.ts'));
  const found = files
    .sort()
    .map(async (file) => ((await import(path.join(folder, file))) as { cases: Case[] }).cases);
  return (await Promise.all(found)).flat();
}
