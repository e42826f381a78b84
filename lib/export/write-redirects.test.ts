import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { listFiles } from '@/lib/files';
import { mistakesIn } from '@/tests/export/support/html-validate';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { writeRedirects } from './write-redirects';

const redirects = [
  { from: '/old/page', to: '/cli/install#größe' },
  { from: '/older/', to: '/cli/' },
];

it('writes two documents for each old address, and the list for hosts', async () => {
  const out = temporaryFolder();
  await writeRedirects(out, redirects);
  const read = (name: string) => readFile(path.join(out, name), 'utf8');
  const documents = ['old/page.html', 'old/page/index.html', 'older.html', 'older/index.html'];
  expect(listFiles(out).sort()).toEqual(['_redirects', ...documents]);
  expect((await read('_redirects')).split('\n')).toEqual([
    ...['/old/page', '/old/page/', '/old/page.html', '/old/page/index.html'].map(
      (form) => `${form} /cli/install/#gr%C3%B6%C3%9Fe 301`,
    ),
    ...['/older', '/older/', '/older.html', '/older/index.html'].map((form) => `${form} /cli/ 301`),
    '',
  ]);
  const html = await read('old/page.html');
  expect(html).toBe(await read('old/page/index.html'));
  // Without scripts, and with the canonical address for search engines.
  expect(mistakesIn(html, 'old/page.html')).toEqual([]);
  for (const part of [
    'http-equiv="refresh" content="0; url=/cli/install/#gr%C3%B6%C3%9Fe"',
    '<a href="/cli/install/#gr%C3%B6%C3%9Fe">/cli/install#größe</a>',
    `<link rel="canonical" href="${site.url}/cli/install"/>`,
    '<meta name="robots" content="noindex"/>',
    `http-equiv="Content-Security-Policy" content="default-src 'none';`,
  ])
    expect(html).toContain(part);
  await expect(writeRedirects(out, redirects)).rejects.toThrow(/EEXIST.*old/);
});
