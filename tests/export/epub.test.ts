import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';

const bytes = readFileSync('out/openverse.epub');
const files = new Map(Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]));
const read = (name: string) => files.get(name) ?? '';
const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = '']) => found);

it('the EPUB says what it is in its first bytes, and has at most 4 MB', () => {
  expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  expect(bytes.length).toBeLessThanOrEqual(4_000_000);
});

it('every page is a chapter of the EPUB, in the order of its contents', () => {
  const spine = all(read('book.opf'), /<itemref idref="([^"]+)"/g);
  expect(all(read('nav.xhtml'), /href="([^"]+\.xhtml)"/g)).toEqual(spine);
  const { pages } = JSON.parse(readFileSync('out/docs.json', 'utf8')) as { pages: unknown[] };
  expect(spine).toHaveLength(pages.length);
  expect(all(read('book.opf'), /<item id="([^"]+\.xhtml)"/g)).toEqual([...spine, 'nav.xhtml']);
});

it('a link inside the EPUB leads to a chapter, and to an id that is there', () => {
  const broken = [...files].flatMap(([name, text]) =>
    all(text, /<a [^>]*href="(?![a-z]+:)([^"]*)"/g).filter((href) => {
      const [file = '', id] = href.split('#', 2);
      const target = read(file || name);
      return target === '' || (id !== undefined && !target.includes(` id="${id}"`));
    }),
  );
  expect(broken).toEqual([]);
  expect(read('cli-install.xhtml')).toMatch(/href="[^":]+\.xhtml#/);
});

it('the EPUB has drawings and MathML, and no Markdown', () => {
  expect(read('Transactions-OfflineTransactions.xhtml')).toContain('<figure><svg');
  expect(read('consensus-stake-delegation-and-rewards.xhtml')).toContain('<math');
  const text = [...files.values()].join('');
  expect(text.match(/\{#[^}]+\} |sequenceDiagram|<input|="var\(/)).toBeNull();
});
