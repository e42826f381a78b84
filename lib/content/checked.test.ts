import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { docOf, noData, variables } from '@/tests/unit/render';
import { type Checked, checker, keptOfSite, type SharedInput } from './checked';
import * as compiler from './compile';
import { PageStore } from './page-store';
import type { Doc } from './parse';

const compile = vi.spyOn(compiler, 'compile');
const start = process.cwd();
let root = '';
let folder = '';

const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="60"></svg>`;
const input: SharedInput = { ...noData, variables };
const body = '## A [#a]\n\n[[cli.config]] of `it`, see [B](/b#c).\n\n![A drawing](/drawing.svg)\n';
const doc = docOf(body);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'checked-'));
  folder = path.join(root, 'compiled');
  mkdirSync(path.join(root, 'public'));
  writeFileSync(path.join(root, 'public/drawing.svg'), drawing(120));
  process.chdir(root);
  compile.mockClear();
});

afterEach(() => {
  process.chdir(start);
  rmSync(root, { recursive: true });
});

afterAll(() => compile.mockRestore());

/** What falls out of a page in a process that knows only what is on disk, or what is in the given memory too. */
async function check(it: Doc = doc, shared = input, code = 'code', memory: Checked = new Map()) {
  return (await checker(shared, { code, memory, disk: new PageStore(folder) }))(it);
}

describe('what is known of pages', () => {
  it('is not compiled again, and equals what is', async () => {
    const compiled = await check();
    expect(compiled.problems).toEqual([]);
    expect(compiled.pictures).toEqual(['/drawing.svg']);
    const known = await check();
    expect(compile).toHaveBeenCalledTimes(1);
    expect(known).not.toBe(compiled);
    expect(known).toStrictEqual(compiled);
  });

  it('is the same object within a process', async () => {
    const memory: Checked = new Map();
    expect(await check(doc, input, 'code', memory)).toBe(await check(doc, input, 'code', memory));
  });

  const other = (changed: Partial<Doc>): Doc => ({ ...doc, ...changed });
  const frontMatter = { ...doc.frontMatter, title: 'Tests' };
  const withVariable = new Map([...variables, ['cli.config', '~/.config/tools.yml']]);
  const recipe = { path: 'b/a.ts', text: 'a', regions: new Map([['r', 'a']]) };
  const recipeInput = (region: string) => ({
    ...input,
    recipes: new Map([['b/a.ts', { ...recipe, regions: new Map([['r', region]]) }]]),
  });

  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['a byte of the text', () => check(), () => check(other({ body: body.replace('see', 'sea') }))],
    ['a line of space', () => check(), () => check(other({ body: `\n${body}` }))],
    ['the front matter', () => check(), () => check(other({ frontMatter }))],
    ['the address', () => check(), () => check(other({ path: '/tests' }))],
    ['the file', () => check(), () => check(other({ file: 'content/tests.mdx' }))],
    ['the folder of its recipes', () => check(), () => check(other({ id: 'tests' }))],
    ['a variable', () => check(), () => check(doc, { ...input, variables: withVariable })],
    ['a region of a recipe', () => check(doc, recipeInput('a')), () => check(doc, recipeInput('b'))],
    ['the code', () => check(), () => check(doc, input, 'other code')],
  ])('is compiled again after a change of %s', async (_name, one, another) => {
    await one();
    await another();
    expect(compile).toHaveBeenCalledTimes(2);
    await another();
    await one();
    expect(compile).toHaveBeenCalledTimes(2);
  });

  it.each(['on disk', 'in memory'])('is compiled again after a change of a picture: %s', async (where) => {
    const memory: Checked = new Map();
    const once = () => check(doc, input, 'code', where === 'in memory' ? memory : new Map());
    await once();
    writeFileSync(path.join(root, 'public/drawing.svg'), drawing(121));
    await once();
    await once();
    expect(compile).toHaveBeenCalledTimes(2);
    rmSync(path.join(root, 'public/drawing.svg'));
    expect((await once()).problems).toHaveLength(1);
    writeFileSync(path.join(root, 'public/drawing.svg'), drawing(122));
    expect((await once()).problems).toEqual([]);
  });

  it('is not what a site under another path has', async () => {
    await check();
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/docs');
    vi.resetModules();
    const below = await import('./checked');
    await (await below.checker(input, { code: 'code', memory: new Map(), disk: new PageStore(folder) }))(doc);
    vi.resetModules();
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('never has problems', async () => {
    const broken = docOf('[[no.variable]]\n');
    expect((await check(broken)).problems).toHaveLength(1);
    expect((await check(broken)).problems).toHaveLength(1);
    expect(compile).toHaveBeenCalledTimes(2);
  });

  it('is made anew from a file that is broken', async () => {
    const compiled = await check();
    const [file = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, file), '{"name":');
    expect(await check()).toStrictEqual(compiled);
    expect(await check()).toStrictEqual(compiled);
    expect(compile).toHaveBeenCalledTimes(2);
  });

  it('is not needed: without a folder each process compiles', async () => {
    writeFileSync(folder, 'a file');
    expect((await check()).problems).toEqual([]);
    expect((await check()).problems).toEqual([]);
    expect(compile).toHaveBeenCalledTimes(2);
  });

  it('is written once by processes side by side, whoever comes first', async () => {
    const results = await Promise.all([check(), check(), check()]);
    expect(results[1]).toStrictEqual(results[0]);
    expect(results[2]).toStrictEqual(results[0]);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});

describe('where the site keeps what is known', () => {
  const version = () => ({ hash: 'code', root, isRunning: true });

  it('is a folder beside the packages, and another one on demand', async () => {
    for (const named of [undefined, path.join(root, 'other')]) {
      vi.stubEnv('COMPILED_CACHE', named);
      const kept = { ...keptOfSite(version()), memory: new Map() };
      await (await checker(input, kept))(doc);
      expect(readdirSync(named ?? path.join(root, '.cache/compiled'))).toHaveLength(1);
    }
    // One store for each folder, which is tidied once.
    expect(keptOfSite(version()).disk).toBe(keptOfSite(version()).disk);
  });

  it('is memory alone where the code may be another, the packages are not known, or the content is not its own', () => {
    expect(keptOfSite(version()).disk).toBeDefined();
    expect(keptOfSite({ ...version(), isRunning: false }).disk).toBeUndefined();
    expect(keptOfSite({ hash: 'code', isRunning: true }).disk).toBeUndefined();
    vi.stubEnv('CONTENT_DIR', 'tests/fixtures/broken');
    expect(keptOfSite(version()).disk).toBeUndefined();
  });
});
