import { afterAll, expect, test, vi } from 'vitest';

// A few small pages: what is tested does not depend on their number, and all pages of the site take long to compile.
vi.stubEnv('CONTENT_DIR', 'tests/fixtures/broken');
// What other tests of this worker have loaded reads the site's own pages, and what they load later must.
vi.resetModules();
const { getDoc, getDocs, getTexts } = await import('@/lib/content');
afterAll(() => vi.resetModules());

test('the texts are read once in a build, not once for each page', async () => {
  expect(await getTexts()).toBe(await getTexts());
});

test('a page is found by each form of its address', async () => {
  const page = (await getDocs()).find(({ path }) => path === '/links/to-draft');
  expect(page).toBeDefined();
  for (const form of [
    '/links/to-draft',
    '/links/to-draft/',
    '/links/to-draft.html',
    '/links/to-draft/index.html',
  ]) {
    expect(await getDoc(form), form).toBe(page);
  }
  expect(await getDoc('/links/To-draft')).toBeUndefined();
});
