import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCodeVersion } from './code-version';

let root = '';
const place = (name: string) => path.join(root, name);
const later = () => Date.now() + 60_000;
const read = (folder = root) => readCodeVersion(folder, later());

const files = {
  'lib/content/compile.ts': 'export const a = 1;',
  'lib/content/plugins/links.ts': 'export const b = 2;',
  'lib/url.ts': 'export const c = 3;',
  'content/plots/dilution.ts': 'export const d = 4;',
  'content/versions/1.17/plots/dilution.ts': 'export const e = 5;',
  'node_modules/.package-lock.json': '{"packages":{}}',
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'code-version-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(place(name)), { recursive: true });
    writeFileSync(place(name), text);
  }
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the hash of the code', () => {
  it.each(Object.keys(files))('changes with a byte of %s', async (name) => {
    const before = await read();
    writeFileSync(place(name), files[name as keyof typeof files].replace(/\d|\{\}/, '9'));
    expect((await read()).hash).not.toBe(before.hash);
  });

  it('changes where a file comes, goes or gets another name', async () => {
    const hashes = [(await read()).hash];
    writeFileSync(place('lib/new.ts'), '');
    hashes.push((await read()).hash);
    renameSync(place('lib/new.ts'), place('lib/newer.ts'));
    hashes.push((await read()).hash);
    rmSync(place('lib/url.ts'));
    hashes.push((await read()).hash);
    expect(new Set(hashes).size).toBe(4);
  });

  it('stays where a test or a page changes', async () => {
    const before = await read();
    writeFileSync(place('lib/url.test.ts'), 'test');
    writeFileSync(place('content/index.mdx'), 'text');
    writeFileSync(place('content/sidebars.ts'), 'export const sidebars = [];');
    expect((await read()).hash).toBe(before.hash);
  });

  it('is the same in a copy that uses the packages above it', async () => {
    const copy = place('.cache/copy');
    for (const name of ['lib', 'content']) cpSync(place(name), path.join(copy, name), { recursive: true });
    const [there, here] = [await read(copy), await read()];
    expect(there.hash).toBe(here.hash);
    expect(there.root).toBe(root);
    expect(here.root).toBe(root);
  });

  it('knows of no packages where none are installed', async () => {
    rmSync(place('node_modules'), { recursive: true });
    expect((await read()).root).toBeUndefined();
  });
});

describe('whether the code on disk is the one that runs', () => {
  const soon = () => new Promise((resolve) => setTimeout(resolve, 30));

  it('is certain where nothing has changed since the start', async () => {
    await soon();
    expect((await readCodeVersion(root, Date.now())).isRunning).toBe(true);
  });

  it.each([
    ['a file was edited', () => writeFileSync(place('lib/url.ts'), 'other')],
    ['a file has come', () => writeFileSync(place('lib/content/new.ts'), 'new')],
    ['a file has gone', () => rmSync(place('lib/url.ts'))],
    ['a file of a folder has gone', () => rmSync(place('lib/content/plugins/links.ts'))],
    ['a file was renamed', () => renameSync(place('lib/url.ts'), place('lib/uri.ts'))],
    ['packages were installed', () => writeFileSync(place('node_modules/.package-lock.json'), '{}')],
    [
      'an old file was put in place',
      () => {
        writeFileSync(place('lib/url.ts'), 'old');
        utimesSync(place('lib/url.ts'), new Date(0), new Date(0));
      },
    ],
  ])('is not where %s', async (_name, change) => {
    await soon();
    const start = Date.now();
    await soon();
    change();
    expect((await readCodeVersion(root, start)).isRunning).toBe(false);
  });
});
