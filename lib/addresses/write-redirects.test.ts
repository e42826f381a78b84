import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { listFiles } from '@/lib/files';
import { mistakesIn } from '@/tests/export/support/html-validate';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { writeRedirects } from './write-redirects';

const site = 'https://docs.example.org';
const redirects = [
  { from: '/old/page', to: '/cli/install#größe' },
  { from: '/older/', to: '/cli/' },
];

let out: string;
beforeEach(() => {
  out = temporaryFolder();
});

const read = (name: string) => readFile(path.join(out, name), 'utf8');

it('writes a document at both files of each old address, and the list for hosts', async () => {
  await writeRedirects(out, redirects, site);
  const documents = ['old/page.html', 'old/page/index.html', 'older.html', 'older/index.html'];
  expect(listFiles(out).sort()).toEqual(['_redirects', ...documents]);
  expect(await read('old/page.html')).toBe(await read('old/page/index.html'));
  const forms = (from: string) => [from, `${from}/`, `${from}.html`, `${from}/index.html`];
  expect(await read('_redirects')).toBe(
    [
      ...forms('/old/page').map((form) => `${form} /cli/install/#gr%C3%B6%C3%9Fe 301\n`),
      ...forms('/older').map((form) => `${form} /cli/ 301\n`),
    ].join(''),
  );
  await expect(writeRedirects(out, redirects, site)).rejects.toThrow(/EEXIST.*old/);
});

it('redirects at once without scripts, and has the canonical address for search engines', async () => {
  await writeRedirects(out, redirects, site);
  const html = await read('old/page/index.html');
  expect(mistakesIn(html, 'old/page/index.html')).toEqual([]);
  for (const part of [
    '<html lang="en">',
    'http-equiv="refresh" content="0; url=/cli/install/#gr%C3%B6%C3%9Fe"',
    '<a href="/cli/install/#gr%C3%B6%C3%9Fe">/cli/install#größe</a>',
    `<link rel="canonical" href="${site}/cli/install"/>`,
    '<meta name="robots" content="noindex"/>',
    `http-equiv="Content-Security-Policy" content="default-src 'none';`,
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/<script|<style|style=|\son\w+=/);
  expect(await read('older/index.html')).toContain(`<link rel="canonical" href="${site}/cli/"/>`);
});
