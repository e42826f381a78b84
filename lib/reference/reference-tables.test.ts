import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import packageJson from '@/package.json';
import { fileWithTables, renderTables } from './reference-tables';

it('docs/reference.md has the tables that npm run docs writes', () => {
  expect(readFileSync(fileWithTables, 'utf8')).toBe(renderTables());
});

it('README.md describes every script of package.json, and no other', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(/^\| `npm (?:run )?(\S+)` +\| \S/gm);
  expect(Array.from(rows, ([, name]) => name).sort()).toEqual(Object.keys(packageJson.scripts).sort());
});
