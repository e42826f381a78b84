import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { docOf, noData, variables } from '@/tests/unit/render';
import { type Checked, checker, keptOfSite, type SharedInput } from './checked';
import { readCodeVersion } from './code-version';
import * as compiler from './compile';
import { PageStore } from './page-store';
import type { Doc } from './parse';

const compile = vi.spyOn(compiler, 'compile');
const start = process.cwd();
let root = '';
const place = (name: string) => path.join(root, name);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(place(name)), { recursive: true });
  writeFileSync(place(name), text);
}

/** Writes the picture of the page. */
function draw(width: number): void {
  write('public/a.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="60"></svg>`);
}

const input: SharedInput = { ...noData, variables };
const doc = docOf('## A [#a]\n\n[[cli.config]] of `it`, see [B](/b#c).\n\n![A drawing](/a.svg)\n');

/** What is known of a page in a process that has only what is on disk, or what is in the given memory too. */
async function check(it: Doc = doc, shared = input, code = 'code', memory: Checked = new Map()) {
  return (await checker(shared, { code, memory, disk: new PageStore(place('compiled')) }))(it);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'checked-'));
  process.chdir(root);
  draw(120);
  compile.mockClear();
});

afterEach(() => {
  process.chdir(start);
  rmSync(root, { recursive: true });
});

afterAll(() => compile.mockRestore());

describe('what is known of a page', () => {
  it('is used again as it was', async () => {
    const compiled = await check();
    expect(await check()).toStrictEqual(compiled);
    expect(compile).toHaveBeenCalledTimes(1);
  });

  const recipes = new Map([['b/a.ts', { path: 'b/a.ts', text: 'a', regions: new Map([['r', 'a']]) }]]);

  it.each<[string, () => Promise<unknown>]>([
    ['text', () => check({ ...doc, body: doc.body.replace('see', 'sea') })],
    ['front matter', () => check({ ...doc, frontMatter: { ...doc.frontMatter, title: 'Tests' } })],
    ['variables', () => check(doc, { ...input, variables: new Map([...variables, ['cli.config', 'a']]) })],
    ['recipes', () => check(doc, { ...input, recipes })],
    ['code', () => check(doc, input, 'other code')],
  ])('is not used for other %s', async (_name, checkChanged) => {
    await check();
    await checkChanged();
    expect(compile).toHaveBeenCalledTimes(2);
  });

  it.each(['on disk', 'in memory'])('is not used after a change of a picture: %s', async (where) => {
    const memory: Checked = new Map();
    const once = () => check(doc, input, 'code', where === 'in memory' ? memory : new Map());
    await once();
    draw(121);
    await once();
    expect(compile).toHaveBeenCalledTimes(2);
    rmSync(place('public/a.svg'));
    expect((await once()).problems).toHaveLength(1);
    draw(122);
    expect((await once()).problems).toEqual([]);
  });

  it.each<[string, (text: string) => string]>([
    ['is cut off', (text) => text.slice(0, -1)],
    ['is another page’s', (text) => text.replace(/[0-9a-f]{64}/, '0'.repeat(64))],
    ['has other fields', (text) => text.replace('"ownIds"', '"ids"')],
  ])('is not used where its file %s', async (_name, broken) => {
    const compiled = await check();
    const [name = ''] = readdirSync(place('compiled'));
    const file = `compiled/${name}`;
    write(file, broken(readFileSync(place(file), 'utf8')));
    expect(await check()).toStrictEqual(compiled);
    expect(compile).toHaveBeenCalledTimes(2);
  });
});

describe('the version of the code', () => {
  const packages = 'node_modules/.package-lock.json';
  const files = ['lib/a/b.ts', 'content/plots/c.ts', 'content/versions/1.17/plots/d.ts', packages];

  /** The version of code in a folder where one of the files has changed. */
  async function versionOf(folder: string, changed?: string, isEarlier = false) {
    for (const name of files) write(path.join(folder, name), name === changed ? '2' : '1');
    const { ctimeMs } = statSync(place(path.join(folder, packages)));
    return readCodeVersion(place(folder), isEarlier ? ctimeMs - 1 : ctimeMs);
  }

  it('is another one where a file is', async () => {
    const { hash } = await versionOf('one');
    expect((await versionOf('same')).hash).toBe(hash);
    const hashes = await Promise.all(files.map(async (it, index) => (await versionOf(`${index}`, it)).hash));
    expect(new Set([hash, ...hashes]).size).toBe(files.length + 1);
  });

  it('is the one that runs only if no file has changed since the start', async () => {
    expect((await versionOf('one')).isRunning).toBe(true);
    expect((await versionOf('other', undefined, true)).isRunning).toBe(false);
  });

  it('decides whether results are kept on disk', () => {
    expect(keptOfSite({ hash: 'code', root, isRunning: true }).disk).toBeDefined();
    expect(keptOfSite({ hash: 'code', root, isRunning: false }).disk).toBeUndefined();
    expect(keptOfSite({ hash: 'code', isRunning: true }).disk).toBeUndefined();
    vi.stubEnv('CONTENT_DIR', 'tests/fixtures/broken');
    expect(keptOfSite({ hash: 'code', root, isRunning: true }).disk).toBeUndefined();
  });
});
