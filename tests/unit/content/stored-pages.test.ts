import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { versions } from '@/content/versions';
import { getByProducts } from '@/lib/content';
import { checker } from '@/lib/content/checked';
import { digest } from '@/lib/content/digest';
import { PageStore } from '@/lib/content/page-store';
import { readSource } from '@/lib/content/source';
import { hashPictures } from '@/lib/content/stored-page';

const folder = mkdtempSync(path.join(tmpdir(), 'stored-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('every page comes out of the store as it went in', { tags: ['full'] }, async () => {
  const pages = [...(await getByProducts())];
  expect(pages.length).toBeGreaterThan(200);
  const store = new PageStore(folder);
  for (const [doc, result] of pages) {
    const page = { result, pictures: await hashPictures(result.pictures) };
    await store.write(digest(doc), page);
    expect(await store.read(digest(doc)), doc.file).toStrictEqual(page);
  }
});

it('what is known of pages is what falls out when they are compiled', { tags: ['full'] }, async () => {
  const [source, known] = await Promise.all([readSource(false), getByProducts()]);
  const compiled = await checker({ ...source, plots: versions[0].plots }, { code: '', memory: new Map() });
  // All of them take long, and those that are known may have just been compiled.
  const some = [...known].filter((_, index) => index % 10 === 0);
  for (const [doc, result] of some) expect(await compiled(doc), doc.file).toStrictEqual(result);
});
