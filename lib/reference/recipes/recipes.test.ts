import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { docOf, render } from '@/tests/unit/render';
import { cookbookEntries } from './cookbook';
import { parseRecipes, type RecipeFile } from './data';
import { readRegions } from './regions';
import { recipeHash } from './verified';

describe('regions of a program', () => {
  const read = (...lines: string[]) => readRegions({ path: 'a.ts', raw: `${lines.join('\n')}\n` });

  it('are the lines between their markers, without the common indentation', () => {
    const inner = ['    # #region inner', '    b();', '', '      c();', '    # #endregion'];
    const { text, regions, problems } = read(
      ...['  // #region outer', '  if (a) {', ...inner, '  }', '  // #endregion'],
    );
    expect(problems).toEqual([]);
    expect(text).toBe('  if (a) {\n    b();\n\n      c();\n  }');
    expect(regions.get('inner')).toEqual({ text: 'b();\n\n  c();', lines: [2, 4] });
    expect(regions.get('outer')).toEqual({ text: 'if (a) {\n  b();\n\n    c();\n}', lines: [1, 5] });
  });

  it.each([
    [['// #region'], '1 region without a name', '1 unclosed region ""'],
    [['a', '// #endregion'], '2 #endregion without #region'],
    [['// #region a', '// #endregion', '// #region a', '// #endregion'], '3 duplicate region "a"'],
  ])('are reported in %j', (lines, ...messages) => {
    expect(read(...lines).problems.map(({ line, message }) => `${line} ${message}`)).toEqual(messages);
  });
});

const run = { hash: '', runtime: 'LiteSVM 1', packages: ['kit 8'], tested: '2026-11-21' };
const parsed = { hash: '', packages: [], tested: '2026-11-21' };

it.each<[boolean, string, [text: string, output: string]]>([
  [true, 'x();\n', ['x();', 'out']],
  [true, '// #region a\nx();\n// #endregion\n', ['x();', 'out']],
  [false, 'y();\n', ['x();', 'out']],
  [false, 'x();\n', ['x();', 'another']],
])('a program is verified: %s, for %j after a test of %j', (expected, text, seen) => {
  const file = (path: string, raw: string) => ({ path: `content/recipes/${path}`, raw });
  const files = [file('a/b.ts', text), file('a/b.txt', 'out\n')];
  const report = file('verified.json', JSON.stringify({ 'a/b.ts': { ...run, hash: recipeHash(...seen) } }));
  const { recipes } = parseRecipes(files, 'content/recipes', report, new Map());
  expect(recipes.get('a/b.ts')?.verified !== undefined).toBe(expected);
});

const doc = { ...docOf(''), id: 'Transactions/SendSOL', path: '/Transactions/SendSOL' };
const learn = { ...docOf(''), id: 'learn/quick-start', path: '/learn/quick-start' };

it.each<[string, Record<string, RecipeFile['verified']>]>([
  ['CLI; commands', {}],
  ['TypeScript; run', { 'a.ts': run, 'a.txt': undefined }],
  ['TypeScript, Rust; partly', { 'a.ts': run, 'b/lib.rs': parsed }],
  ['Python; parsed', { 'a.py': parsed }],
])('the table of all recipes has topics and tests: %s', async (expected, files) => {
  const recipes = Object.entries(files).map(([name, verified]): [string, RecipeFile] => {
    const path = `${doc.id}/${name}`;
    return [path, { path, text: '', regions: new Map(), ...(verified && { verified }) }];
  });
  const category = { label: 'Transactions', collapsed: false, items: [doc, learn] };
  const sidebars = { CookbookSidebar: { name: 'Cookbook', items: [category] } };
  const cookbook = cookbookEntries([learn, doc], new Map(recipes), sidebars);
  expect(cookbook.map(({ path }) => path)).toEqual([doc.path]);
  const { markdown } = await render('<RecipeTable />', { cookbook });
  expect(markdown.trim().split('\n').at(-1)).toBe(
    `| [Test](${site.url}/Transactions/SendSOL.md) (${expected}) | ${doc.frontMatter.description} | Transactions |`,
  );
});
