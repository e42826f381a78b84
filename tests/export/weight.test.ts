import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { listFiles } from '@/lib/files';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import { builtPage } from './support/built-page';
import { fileOf, paths } from './support/paths';

/** Most bytes of a document, compressed with brotli. */
const typical = 24_000;
const largest = 110_000;
/** Most bytes of the scripts and of the styles of a page, compressed. An empty Next.js app has 115,200 of scripts. */
const mostScripts = 132_600;
const mostStyles = 15_300;
/** HTML twice, five files of page data, Markdown, a preview image, and one for files that do not belong to a page. */
const mostFiles = 10;

/** Bytes of a file as static hosts compress it ahead of time, at brotli's highest quality. Each is compressed once. */
const weights = new Map<string, number>();
function weightOf(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const weight = weights.get(file) ?? brotliCompressSync(readFileSync(file), { params }).length;
  weights.set(file, weight);
  return weight;
}

const documents = new Map(paths.map((path) => [path, readFileSync(fileOf(path), 'utf8')]));
const bySize = routes
  .map(linkOf)
  .sort((a, b) => (documents.get(a)?.length ?? 0) - (documents.get(b)?.length ?? 0));

// Few documents, as compressing all of them takes minutes.
test.each([
  ['typical', typical, ['/api/getAccountInfo/', '/cli/install/', bySize[Math.floor(bySize.length / 2)]]],
  ['largest', largest, ['/cli/usage/', '/operations/guides/validator-start/', bySize.at(-1)]],
])('the documents of %s pages are at most %i bytes, compressed', (_, most, pages) => {
  for (const path of pages) expect(weightOf(fileOf(path ?? '')), path).toBeLessThanOrEqual(most);
});

test('each document has one first-paint script, of under 1 kB, in its head', () => {
  for (const [path, html] of documents) {
    const [head = ''] = html.split('</head>');
    const scripts = Array.from(head.matchAll(/<script>(.*?)<\/script>/gs), ([, text = '']) => text);
    const sizes = scripts.filter((text) => text.includes('localStorage')).map((it) => Buffer.byteLength(it));
    expect(sizes, path).toHaveLength(1);
    expect(sizes[0], path).toBeLessThan(1024);
  }
});

test('no page loads more JavaScript or CSS than allowed', () => {
  for (const path of paths) {
    const { elements } = builtPage(path);
    // The scripts that a browser with modules loads.
    const scripts = elements.filter(
      ({ name, attributes: { as, nomodule } }) => as === 'script' || (name === 'script' && !nomodule),
    );
    const styles = elements.filter(({ attributes: { rel } }) => rel === 'stylesheet');
    for (const [found, most] of [
      [scripts, mostScripts],
      [styles, mostStyles],
    ] as const) {
      const addresses = found.map(({ attributes: { src, href } }) => (src ?? href ?? '').split('?', 1)[0]);
      const total = [...new Set(addresses)].reduce((sum, address) => sum + weightOf(`out${address}`), 0);
      expect(total, path).toBeGreaterThan(1000);
      expect(total, path).toBeLessThanOrEqual(most);
    }
  }
});

const shipped = listFiles('out/_next').map((file) => path.join('out/_next', file));

test.each([
  ['.css', 'style sheet delays the page by loading another file', /@import|@font-face/, 0],
  ['.js', 'script has anything of the development server', /EventSource|content-events|chokidar/, 5],
])('%s: no %s', (ending, _what, trace, least) => {
  const files = shipped.filter((file) => file.endsWith(ending));
  expect(files.length).toBeGreaterThan(least);
  for (const file of files) expect(trace.exec(readFileSync(file, 'utf8'))?.[0], file).toBeUndefined();
});

test('out/ has at most ten files a page, because hosts limit their number', () => {
  // Few files of the index, and downloads and pictures, which are content.
  const own = listFiles('out').filter((file) => !/^(_next|search-index|recipes|pictures)\//.test(file));
  expect(own.length / paths.length).toBeLessThanOrEqual(mostFiles);
});
