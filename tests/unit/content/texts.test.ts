import { expect, test } from 'vitest';
import { getDoc, getDocs, getTexts } from '@/lib/content';

test('the texts are read once in a build, not once for each page', async () => {
  expect(await getTexts()).toBe(await getTexts());
});

test('a page is found by each form of its address', async () => {
  const page = (await getDocs()).find(({ path }) => path === '/cli/install');
  expect(page).toBeDefined();
  for (const form of ['/cli/install', '/cli/install/', '/cli/install.html', '/cli/install/index.html']) {
    expect(await getDoc(form), form).toBe(page);
  }
  expect(await getDoc('/cli/Install')).toBeUndefined();
});
