import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digest } from './digest';
import { PageStore } from './page-store';
import { hashPictures, type StoredPage } from './stored-page';

let root = '';
let folder = '';
const name = digest('a page');
const fileOf = (it: string) => path.join(folder, `${it}.json`);

const page: StoredPage = {
  pictures: await hashPictures([]),
  result: {
    isWhole: true,
    toc: [{ id: 'a', text: 'A “quoted”\u2028 heading', depth: 2 }],
    blocks: [
      { kind: 'heading', depth: 2, anchor: 'a', text: 'A', terms: [] },
      { kind: 'text', anchor: null, text: 'Text', terms: ['--flag', '\ud800'] },
    ],
    links: [
      { route: '/cli/', anchor: '', line: 1, column: 2, typedFrom: 3 },
      { route: '', line: 4, column: 5, typedFrom: 6 },
    ],
    externalLinks: [{ url: 'https://example.org', line: 7, column: 8 }],
    anchors: new Set(['b', 'a']),
    ownIds: ['b'],
    pictures: [],
    problems: [],
  },
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'page-store-'));
  folder = path.join(root, 'compiled');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the store of pages', () => {
  it('gives what was written, in another process too', async () => {
    await new PageStore(folder).write(name, page);
    const read = await new PageStore(folder).read(name);
    expect(read).toStrictEqual(page);
    expect([...(read?.result.anchors ?? [])]).toEqual(['b', 'a']);
  });

  it('has nothing where nothing was written', async () => {
    expect(await new PageStore(folder).read(name)).toBeUndefined();
  });

  it('never writes a page with problems', async () => {
    const problem = { file: 'a.mdx', line: 1, column: 1, message: 'wrong', hint: 'Mend it' };
    const store = new PageStore(folder);
    await store.write(name, { ...page, result: { ...page.result, problems: [problem] } });
    await store.write(name, { ...page, result: { ...page.result, isWhole: false } });
    expect(await store.read(name)).toBeUndefined();
  });

  /** The stored file with some of its text replaced. */
  const edited = (from: string | RegExp, to: string) => (text: string) => {
    expect(text).toMatch(from);
    return text.replace(from, to);
  };

  it.each([
    ['is empty', () => ''],
    ['ends too soon', (text: string) => text.slice(0, -20)],
    ['lacks its last character', (text: string) => text.slice(0, -1)],
    ['is no JSON', () => '\0\0\0'],
    ['is other JSON', () => '[]'],
    ['is null', () => 'null'],
    ['has another name', edited(name, digest('another page'))],
    ['lacks a list', edited(/"ownIds":\["b"\],/, '')],
    ['has a list of something else', edited('"terms":[]', '"terms":[1]')],
    ['has an unknown field', edited('"ownIds"', '"more":1,"ownIds"')],
    ['has null for a text', edited('"text":"Text"', '"text":null')],
    ['has a level that no heading has', edited('"depth":2', '"depth":7')],
  ])('takes a file that %s for none, and replaces it', async (_name, broken) => {
    const store = new PageStore(folder);
    await store.write(name, page);
    writeFileSync(fileOf(name), broken(readFileSync(fileOf(name), 'utf8')));
    expect(await store.read(name)).toBeUndefined();
    await store.write(name, page);
    expect(await store.read(name)).toStrictEqual(page);
  });

  it('takes a folder in the place of a file for none', async () => {
    mkdirSync(fileOf(name), { recursive: true });
    const store = new PageStore(folder);
    await store.write(name, page);
    expect(await store.read(name)).toBeUndefined();
    expect(readdirSync(folder)).toEqual([path.basename(fileOf(name))]);
  });

  it('does without a folder that cannot be written', async () => {
    // Below a file: whoever runs as root may write to any folder.
    writeFileSync(folder, 'a file');
    const store = new PageStore(path.join(folder, 'below'));
    await expect(store.write(name, page)).resolves.toBeUndefined();
    expect(await store.read(name)).toBeUndefined();
  });

  it('shows readers the whole file while several write it', async () => {
    const blocks = Array.from({ length: 20_000 }, () => ({
      kind: 'text' as const,
      anchor: null,
      text: 'a',
      terms: [],
    }));
    const large = { ...page, result: { ...page.result, blocks } };
    const stores = [new PageStore(folder), new PageStore(folder)];
    await stores[0]?.write(name, large);
    let isWriting = true;
    const writing = Promise.all(
      stores.map(async (store) => {
        for (let count = 0; count < 10; count++) await store.write(name, large);
      }),
    ).finally(() => {
      isWriting = false;
    });
    const read: boolean[] = [];
    while (isWriting) read.push((await new PageStore(folder).read(name)) !== undefined);
    await writing;
    expect(read.length).toBeGreaterThan(0);
    expect(read).not.toContain(false);
    expect(readdirSync(folder)).toEqual([path.basename(fileOf(name))]);
  });
});

describe('the age of what is stored', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const [old, used, recent, fresh] = ['old', 'used', 'recent', 'fresh'].map(digest) as [
    string,
    string,
    string,
    string,
  ];

  it('decides what goes with the first write of a process', async () => {
    for (const it of [old, used, recent]) await new PageStore(folder).write(it, page);
    for (const it of [old, used]) utimesSync(fileOf(it), daysAgo(8), daysAgo(8));
    utimesSync(fileOf(recent), daysAgo(6), daysAgo(6));
    const unfinished = `${fileOf(old)}.0f0f-0f`;
    writeFileSync(unfinished, 'half');
    utimesSync(unfinished, daysAgo(8), daysAgo(8));
    const foreign = path.join(folder, 'notes.txt');
    writeFileSync(foreign, 'not ours');
    utimesSync(foreign, daysAgo(100), daysAgo(100));

    const store = new PageStore(folder);
    // What is read is young again.
    expect(await store.read(used)).toBeDefined();
    expect(statSync(fileOf(used)).mtimeMs).toBeGreaterThan(daysAgo(1).getTime());
    await store.write(fresh, page);
    const names = [used, recent, fresh].map((it) => path.basename(fileOf(it)));
    expect(readdirSync(folder).sort()).toEqual([...names, 'notes.txt'].sort());
  });
});

describe('the hash of pictures', () => {
  it('differs for other pictures, and for what they hold', async () => {
    const hashes = [
      await hashPictures([]),
      await hashPictures(['/missing.svg']),
      await hashPictures(['/also-missing.svg']),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
