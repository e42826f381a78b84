import { expect } from 'vitest';
import type { Bucket } from './bucket';
import { type Site, siteA, siteB } from './sites';

const addressOf = (file: string) => `/${encodeURI(file).replace(/index\.html$/, '')}`;
const isPage = (file: string) => file.endsWith('.html');
const known = [...new Set([...Object.keys(siteA), ...Object.keys(siteB)])];

/** The website serves exactly one release: its files as they are, and no page of another one. */
export async function expectSite(bucket: Bucket, site: Site): Promise<void> {
  const served: Record<string, string> = {};
  for (const file of Object.keys(site)) served[file] = (await bucket.read(addressOf(file))).text;
  expect(served).toEqual(site);
  for (const file of known.filter((name) => isPage(name) && !(name in site)))
    expect(await bucket.read(addressOf(file))).toMatchObject({ status: 404 });
}

/**
 * Each address answers with the file of the one release or of the other, never with a part or a mixture, and each page
 * with everything that it loads.
 */
export async function expectOldOrNew(bucket: Bucket): Promise<void> {
  const served = new Map<string, string>();
  for (const file of known) {
    const { status, text } = await bucket.read(addressOf(file));
    if (status === 200) served.set(file, text);
    const seen = { file, text: served.get(file) };
    expect([siteA, siteB].map((site) => ({ file, text: site[file] }))).toContainEqual(seen);
  }
  for (const [file, html] of served) {
    const loaded = isPage(file) ? [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)] : [];
    for (const [, asset = ''] of loaded) expect([...served.keys()], `${file} loads it`).toContain(asset);
  }
}
