import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { listFiles } from '../files';
import { formatProblem } from './problem';
import { fileProblems } from './public-files';

const problemsIn = async (folder: string) =>
  (await fileProblems(folder)).map((it) => formatProblem({ ...it, file: path.relative(folder, it.file) }));

describe('symbolic links', () => {
  it('are reported wherever they lead, and not followed', async () => {
    const folder = temporaryFolder({ 'a/page.mdx': 'text', 'a/b/drawing.svg': '<svg/>' });
    const secret = temporaryFolder({ 'id.mdx': 'secret', 'id.svg': '<svg onload="secret"/>' });
    const links = {
      'a/b/one.mdx': `${secret}/id.mdx`,
      'id.svg': `${secret}/id.svg`,
      far: secret,
      gone: '/nowhere',
    };
    for (const [name, target] of Object.entries(links)) symlinkSync(target, path.join(folder, name));

    expect(await problemsIn(folder)).toEqual(
      ['a/b/one.mdx', 'far', 'gone', 'id.svg'].map(
        (name) =>
          `${name}:1:1  this is a symbolic link to "${links[name as keyof typeof links]}". Replace it by a copy of the file.`,
      ),
    );
    expect(listFiles(folder)).toEqual(['a/b/drawing.svg', 'a/page.mdx']);
  });

  it('in a circle end', async () => {
    const folder = temporaryFolder({ 'page.mdx': 'text' });
    for (const name of ['one', 'two']) symlinkSync('.', path.join(folder, name));
    expect(await problemsIn(folder)).toHaveLength(2);
    expect(listFiles(folder)).toEqual(['page.mdx']);
  });
});

describe('pictures', () => {
  it('have limits of bytes and pixels, shown by a page or not', async () => {
    const folder = temporaryFolder({ 'small.svg': '<svg/>', 'no-picture.png': 'text' });
    writeFileSync(path.join(folder, 'heavy.PNG'), '');
    truncateSync(path.join(folder, 'heavy.PNG'), 162_000_000);
    const plain = { channels: 3, background: 'white' } as const;
    await sharp({ create: { width: 5000, height: 2001, ...plain } }).toFile(path.join(folder, 'wide.png'));
    await sharp({ create: { width: 5000, height: 2000, ...plain } }).toFile(path.join(folder, 'fits.png'));
    expect(await problemsIn(folder)).toEqual([
      'heavy.PNG:1:1  the picture has 162,000,000 bytes, the limit is 1,000,000. Scale it down, or save it as WebP or AVIF.',
      'wide.png:1:1  the picture has 5000 × 2001 pixels, the limit is 10,000,000 in all. Scale it down.',
    ]);
  });

  it('and files of the site have no problems', async () => {
    expect(await fileProblems('public')).toEqual([]);
  });
});
