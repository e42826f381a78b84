import { expect } from 'vitest';
import type { Bucket } from './bucket';
import { assetsOf, read } from './reader';
import { type Site, siteA, siteB } from './sites';

const addressOf = (file: string) => `/${encodeURI(file).replace(/index\.html$/, '')}`;
const isPage = (file: string) => file.endsWith('.html');

/** The website serves exactly one release: its files as they are, and no page of another one. */
export async function expectSite(bucket: Bucket, site: Site): Promise<void> {
  const served: Record<string, string> = {};
  for (const file of Object.keys(site)) served[file] = (await read(bucket, addressOf(file))).text;
  expect(served).toEqual(site);
  const others = [siteA, siteB].flatMap((other) => Object.keys(other)).filter(isPage);
  for (const file of others.filter((name) => !(name in site)))
    expect(await read(bucket, addressOf(file))).toMatchObject({ status: 404 });
  await expectWholePages(bucket);
}

/** Each page that is served is of one release, with everything that it loads. @returns the releases by page */
export async function expectWholePages(bucket: Bucket): Promise<void> {
  const pages = new Set([...Object.keys(siteA), ...Object.keys(siteB)].filter(isPage));
  for (const file of pages) {
    const page = await read(bucket, addressOf(file));
    if (page.status !== 200) continue;
    for (const address of assetsOf(page.text)) {
      const { status, text } = await read(bucket, address);
      expect({ file, address, status, text }).toMatchObject({ status: 200 });
      const content = [siteA[address.slice(1)], siteB[address.slice(1)]];
      if (content.some((known) => known !== undefined)) expect(content).toContain(text);
    }
  }
}

/** Each address answers with the file of the one release or of the other, never with a part or a mixture. */
export async function expectOldOrNew(bucket: Bucket): Promise<void> {
  for (const file of new Set([...Object.keys(siteA), ...Object.keys(siteB)])) {
    const { status, text } = await read(bucket, addressOf(file));
    const allowed = [siteA[file], siteB[file]];
    if (status === 200) expect(allowed).toContain(text);
    else
      expect({ file, status, allowed }).toMatchObject({
        status: 404,
        allowed: expect.arrayContaining([undefined]),
      });
  }
}
