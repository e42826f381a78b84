import { access, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { cutVersion } from './cut-version';

let content: string;
beforeEach(async () => {
  content = temporaryFolder();
  await cp('tests/fixtures/versioned', content, { recursive: true });
});

const list = () => readFile(path.join(content, 'versions.ts'), 'utf8');
const all = async () => (await readdir(content, { recursive: true })).sort();

it('copies pages and their data, and no files of the site', async () => {
  const before = await all();
  const { folder } = await cutVersion(content, '1.17', false);
  const copied = before.filter((name) => !/^(site|versions)\.ts$/.test(name));
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([...copied, 'version.ts'].sort());
});

it('lists versions with the newest first, and leaves older ones out of a new one', async () => {
  await cutVersion(content, '1.17', false);
  await cutVersion(content, '1.18.2', false);
  expect(await list()).toMatch(/name: 'current'.*\n {2}v1_18_2,\n {2}v1_17,\n\];/);
  expect(await readdir(path.join(content, 'versions'))).toEqual(['1.17', '1.18.2']);
  await expect(access(path.join(content, 'versions/1.18.2/versions'))).rejects.toThrow('ENOENT');
});

it('writes nothing in a dry run, and counts what it would copy', async () => {
  const before = await all();
  const { files } = await cutVersion(content, '1.17', true);
  expect(await all()).toEqual(before);
  expect((await cutVersion(content, '1.17', false)).files).toBe(files);
});

it.each(['', '1', 'v1.17', '1.17-rc', '../1.17', '1.17/', '1.2.3.4'])(
  'refuses the label "%s"',
  async (label) => {
    await expect(cutVersion(content, label, false)).rejects.toThrow('cannot be a version');
  },
);

it('refuses a version that exists', async () => {
  await cutVersion(content, '1.17', false);
  const before = await list();
  await expect(cutVersion(content, '1.17', false)).rejects.toThrow('1.17 already exists');
  expect(await list()).toBe(before);
});

it('refuses a list of another form', async () => {
  await writeFile(path.join(content, 'versions.ts'), 'export const versions = [];\n');
  await expect(cutVersion(content, '1.17', false)).rejects.toThrow('must start with its imports');
});

it('removes everything of a version that cannot be written', async () => {
  const before = await list();
  await mkdir(path.join(content, 'versions.ts.new'));
  await expect(cutVersion(content, '1.17', false)).rejects.toThrow('nothing has changed');
  expect(await list()).toBe(before);
  expect(await readdir(path.join(content, 'versions'))).toEqual([]);
});
