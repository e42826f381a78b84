import { expect, it } from 'vitest';
import { sidebars } from '@/content/sidebars';
import { docOf } from '@/tests/unit/render';
import { cookbookEntries, recipeTable } from './cookbook';
import type { RecipeFile } from './recipes';

const run = { hash: '', runtime: 'LiteSVM 1', packages: [] };
const parsed = { hash: '', packages: [] };
const doc = { ...docOf(''), id: 'Transactions/SendSOL', path: '/Transactions/SendSOL' };

function entry(files: Record<string, RecipeFile['verified']>) {
  const recipes = Object.entries(files).map(([name, verified]): [string, RecipeFile] => {
    const path = `${doc.id}/${name}`;
    return [path, { path, text: '', regions: new Map(), ...(verified && { verified }) }];
  });
  return cookbookEntries([doc], new Map(recipes), sidebars.CookbookSidebar)[0];
}

it('lists the recipes that have a page, with the topic of the sidebar', () => {
  expect(entry({})).toMatchObject({ path: '/Transactions/SendSOL', title: 'Test', topic: 'Transactions' });
});

it.each([
  ['commands only', {}, ['CLI'], 'read'],
  ['a program that ran', { 'a.ts': run, 'a.txt': undefined }, ['TypeScript'], 'run'],
  ['programs of which one ran', { 'a.ts': run, 'b/lib.rs': parsed }, ['TypeScript', 'Rust'], 'run'],
  ['programs that were parsed', { 'a.ts': parsed, 'b/lib.rs': parsed }, ['TypeScript', 'Rust'], 'parsed'],
  ['a program that changed', { 'a.ts': run, 'b/lib.rs': undefined }, ['TypeScript', 'Rust'], 'no'],
])('tells the languages and tests of %s', (_name, files, languages, tested) => {
  expect(entry(files)).toMatchObject({ languages, tested });
});

it('is a table that can be filtered', () => {
  const entries = cookbookEntries([doc], new Map(), sidebars.CookbookSidebar);
  expect(recipeTable(entries)).toContain('| [Test](/Transactions/SendSOL) (CLI; read) |');
});
