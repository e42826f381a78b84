import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import { brotli, firstLoad, weightOf } from '@/tests/support/weight';
import { fileOf, paths } from './support/paths';

/** Most bytes of a document, compressed with brotli. */
const typical = 24_000;
const largest = 110_000;
/** Most bytes of the scripts and of the styles of a page, compressed. An empty Next.js app has 115,200 of scripts. */
const mostScripts = 131_950;
const mostStyles = 15_300;

const documents = new Map(paths.map((path) => [path, readFileSync(fileOf(path), 'utf8')]));
/** What each page loads. Pages of a kind load the same files, so few are compressed. */
const loads = [...documents].map(([path, html]) => ({ path, ...firstLoad(html) }));
const bySize = routes.map(linkOf).sort((a, b) => sizeOf(a) - sizeOf(b));

function sizeOf(path: string): number {
  return documents.get(path)?.length ?? 0;
}

// Few documents, as compressing all of them takes minutes.
test.each([
  ['typical', typical, ['/api/getAccountInfo/', '/cli/install/', bySize[Math.floor(bySize.length / 2)]]],
  ['largest', largest, ['/cli/usage/', '/operations/guides/validator-start/', bySize.at(-1)]],
])('the documents of %s pages are at most %i bytes, compressed', (_, most, pages) => {
  for (const path of new Set(pages))
    expect(brotli(documents.get(path ?? '') ?? '').length, path).toBeLessThanOrEqual(most);
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
  for (const { path, scripts, styles } of loads) {
    expect(scripts.length, path).toBeGreaterThan(1);
    expect(weightOf(scripts), path).toBeLessThanOrEqual(mostScripts);
    expect(styles.length, path).toBeGreaterThan(0);
    expect(weightOf(styles), path).toBeLessThanOrEqual(mostStyles);
  }
  // A style sheet imported by a style sheet would delay the page by another round trip.
  for (const style of new Set(loads.flatMap(({ styles }) => styles)))
    expect(readFileSync(`out${style}`, 'utf8'), style).not.toMatch(/@import|@font-face/);
});

test('nothing of the development server is shipped', () => {
  const scripts = readdirSync('out/_next', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(5);
  for (const file of scripts) {
    const [trace] =
      /EventSource|content-events|chokidar/.exec(readFileSync(`out/_next/${file}`, 'utf8')) ?? [];
    expect(trace, file).toBeUndefined();
  }
});
