import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publicImages } from './public-images';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'openverse-docs-images-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('finds images in all folders, with their bytes, and nothing else', async () => {
  await mkdir(path.join(folder, 'a/b'), { recursive: true });
  await writeFile(path.join(folder, 'a/b/two.SVG'), '<svg/>');
  await writeFile(path.join(folder, 'one.jpeg'), '123');
  await writeFile(path.join(folder, 'robots.txt'), '');
  expect(await publicImages(folder)).toEqual([
    { path: '/a/b/two.SVG', bytes: 6 },
    { path: '/one.jpeg', bytes: 3 },
  ]);
});
