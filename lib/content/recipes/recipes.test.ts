import { expect, it } from 'vitest';
import { parseRecipes } from './recipes';
import { recipeHash } from './verified';

const file = (path: string, raw: string) => ({ path: `content/recipes/${path}`, raw });
const program = (text: string) => [file('a/b.ts', text), file('a/b.txt', 'out\n')];
const report = (hash: string) =>
  file('verified.json', JSON.stringify({ 'a/b.ts': { hash, runtime: 'LiteSVM 1', packages: ['kit 8'] } }));
const read = (text: string, hash: string) =>
  parseRecipes(program(text), 'content/recipes', report(hash), new Map());

it('a program is verified while the test has seen it as it is', () => {
  const hash = recipeHash('x();', 'out');
  expect(read('x();\n', hash).recipes.get('a/b.ts')?.verified?.runtime).toBe('LiteSVM 1');
  expect(read('// #region a\nx();\n// #endregion\n', hash).recipes.get('a/b.ts')?.verified).toBeDefined();
  expect(read('y();\n', hash).recipes.get('a/b.ts')?.verified).toBeUndefined();
});

it('a program whose promised output was edited is not', () => {
  expect(read('x();\n', recipeHash('x();', 'another')).recipes.get('a/b.ts')?.verified).toBeUndefined();
});

it('a report that cannot be read is a problem with its place', () => {
  expect(read('x();', 'short').problems).toMatchObject([
    { file: 'content/recipes/verified.json', line: 1, message: expect.stringContaining('a/b.ts.hash') },
  ]);
});
