import { expect } from 'vitest';
import type { Bucket } from './bucket';
import { type Answer, assetsOf, read } from './reader';
import { type Site, siteA, siteB } from './sites';

const addressOf = (file: string) => `/${encodeURI(file).replace(/index\.html$/, '')}`;
const isPage = (file: string) => file.endsWith('.html');
const known = [...new Set([...Object.keys(siteA), ...Object.keys(siteB)])];

type Look = (address: string) => Promise<Answer>;

/** Asks the website for each address once: it stands still meanwhile. */
function lookAt(bucket: Bucket): Look {
  const answers = new Map<string, Promise<Answer>>();
  return (address) => {
    const answer = answers.get(address) ?? read(bucket, address);
    answers.set(address, answer);
    return answer;
  };
}

/** The website serves exactly one release: its files as they are, and no page of another one. */
export async function expectSite(bucket: Bucket, site: Site): Promise<void> {
  const look = lookAt(bucket);
  const served: Record<string, string> = {};
  for (const file of Object.keys(site)) served[file] = (await look(addressOf(file))).text;
  expect(served).toEqual(site);
  for (const file of known.filter((name) => isPage(name) && !(name in site)))
    expect(await look(addressOf(file))).toMatchObject({ status: 404 });
  await expectWholePages(look);
}

/**
 * Each address answers with the file of the one release or of the other, never with a part or a mixture, and each page
 * with everything that it loads.
 */
export async function expectOldOrNew(bucket: Bucket): Promise<void> {
  const look = lookAt(bucket);
  for (const file of known) {
    const { status, text } = await look(addressOf(file));
    const allowed = [siteA[file], siteB[file]];
    if (status === 200) expect(allowed).toContain(text);
    else
      expect({ file, status, allowed }).toMatchObject({
        status: 404,
        allowed: expect.arrayContaining([undefined]),
      });
  }
  await expectWholePages(look);
}

/** Each page that is served is of one release, with everything that it loads. */
async function expectWholePages(look: Look): Promise<void> {
  for (const file of known.filter(isPage)) {
    const page = await look(addressOf(file));
    if (page.status !== 200) continue;
    for (const address of assetsOf(page.text)) {
      const { status, text } = await look(address);
      expect({ file, address, status, text }).toMatchObject({ status: 200 });
      const content = [siteA[address.slice(1)], siteB[address.slice(1)]];
      if (content.some((one) => one !== undefined)) expect(content).toContain(text);
    }
  }
}
