import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
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

describe('writeRedirects', () => {
  it('writes a document at both files of each old address, and the list for hosts', async () => {
    await writeRedirects(out, redirects, site);
    const names = (await readdir(out, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)));
    expect(names.sort()).toEqual([
      '_redirects',
      'old/page.html',
      'old/page/index.html',
      'older.html',
      'older/index.html',
    ]);
    expect(await read('old/page.html')).toBe(await read('old/page/index.html'));
    const target = '/cli/install/#gr%C3%B6%C3%9Fe 301';
    expect(await read('_redirects')).toBe(
      `/old/page ${target}\n/old/page/ ${target}\n/old/page.html ${target}\n/old/page/index.html ${target}\n` +
        '/older /cli/ 301\n/older/ /cli/ 301\n/older.html /cli/ 301\n/older/index.html /cli/ 301\n',
    );
  });

  it('redirects at once without scripts, and has the canonical address for search engines', async () => {
    await writeRedirects(out, redirects, site);
    const html = await read('old/page/index.html');
    expect(mistakesIn(html, 'old/page/index.html')).toEqual([]);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('http-equiv="refresh" content="0; url=/cli/install/#gr%C3%B6%C3%9Fe"');
    expect(html).toContain('<a href="/cli/install/#gr%C3%B6%C3%9Fe">/cli/install#größe</a>');
    expect(html).toContain(`<link rel="canonical" href="${site}/cli/install"/>`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none';`);
    expect(html).not.toMatch(/<script|<style|style=|\son\w+=/);
    expect(await read('older/index.html')).toContain(`<link rel="canonical" href="${site}/cli/"/>`);
  });

  it('does not overwrite other files of the export', async () => {
    await writeFile(path.join(out, 'older.html'), 'a page');
    await expect(writeRedirects(out, redirects, site)).rejects.toThrow(/EEXIST.*older\.html/);
    expect(await read('older.html')).toBe('a page');
  });
});
