import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { docOf } from '@/tests/unit/render';
import { renderMarkdown } from '@/tests/unit/render-markdown';
import { cookbookEntries } from './cookbook';
import { parseRecipes, type RecipeFile } from './recipes';
import { readRegions } from './regions';
import { recipeHash } from './verified';

describe('regions of a program', () => {
  const read = (...lines: string[]) => readRegions({ path: 'a.ts', raw: `${lines.join('\n')}\n` });

  it('are the lines between their markers, without the common indentation', () => {
    const { text, regions, problems } = read(
      '  // #region outer',
      '  if (a) {',
      '    # #region inner',
      '    b();',
      '',
      '      c();',
      '    # #endregion',
      '  }',
      '  // #endregion',
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

it('a program is verified as long as its text and output are those of the test', () => {
  const isVerified = (text: string, seen: [text: string, output: string]) => {
    const file = (path: string, raw: string) => ({ path: `content/recipes/${path}`, raw });
    const entry = {
      hash: recipeHash(...seen),
      runtime: 'LiteSVM 1',
      packages: ['kit 8'],
      tested: '2026-11-21',
    };
    const files = [file('a/b.ts', text), file('a/b.txt', 'out\n')];
    const report = file('verified.json', JSON.stringify({ 'a/b.ts': entry }));
    const { recipes } = parseRecipes(files, 'content/recipes', report, new Map());
    return recipes.get('a/b.ts')?.verified !== undefined;
  };
  expect(isVerified('x();\n', ['x();', 'out'])).toBe(true);
  expect(isVerified('// #region a\nx();\n// #endregion\n', ['x();', 'out'])).toBe(true);
  expect(isVerified('y();\n', ['x();', 'out'])).toBe(false);
  expect(isVerified('x();\n', ['x();', 'another'])).toBe(false);
});

describe('the table of all recipes', () => {
  const run = { hash: '', runtime: 'LiteSVM 1', packages: [], tested: '2026-11-21' };
  const parsed = { hash: '', packages: [], tested: '2026-11-21' };
  const doc = { ...docOf(''), id: 'Transactions/SendSOL', path: '/Transactions/SendSOL' };
  const learn = { ...docOf(''), id: 'learn/quick-start', path: '/learn/quick-start' };
  const category = { label: 'Transactions', collapsed: false, items: [doc, learn] };
  const sidebars = { CookbookSidebar: { name: 'Cookbook', items: [category] } };

  it.each<[string, Record<string, RecipeFile['verified']>, string]>([
    ['commands only', {}, 'CLI; read'],
    ['a program that ran', { 'a.ts': run, 'a.txt': undefined }, 'TypeScript; run'],
    ['programs that all ran', { 'a.ts': run, 'b.ts': run }, 'TypeScript; run'],
    ['programs of which one ran', { 'a.ts': run, 'b/lib.rs': parsed }, 'TypeScript, Rust; partly'],
    ['programs that were parsed', { 'a.ts': parsed, 'b/lib.rs': parsed }, 'TypeScript, Rust; parsed'],
    ['a program in Python', { 'a.py': parsed }, 'Python; parsed'],
    ['a program that changed', { 'a.ts': run, 'b/lib.rs': undefined }, 'TypeScript, Rust; no'],
  ])('has the topic, languages and tests of %s', async (_name, files, expected) => {
    const recipes = Object.entries(files).map(([name, verified]): [string, RecipeFile] => {
      const path = `${doc.id}/${name}`;
      return [path, { path, text: '', regions: new Map(), ...(verified && { verified }) }];
    });
    const cookbook = cookbookEntries([doc], new Map(recipes), sidebars);
    const [row] = (await renderMarkdown('<RecipeTable />', { cookbook })).split('\n').slice(2);
    expect(row).toBe(
      `| [Test](${site.url}/Transactions/SendSOL.md) (${expected}) | ${doc.frontMatter.description} | Transactions |`,
    );
  });

  it('leaves out pages that explain', () => {
    const entries = cookbookEntries([learn, doc], new Map(), sidebars);
    expect(entries.map(({ path }) => path)).toEqual([doc.path]);
  });
});
