import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { firstLoad, weightOf } from '@/lib/weight/first-load';
import { installedVersions, readFloor, SCRIPTS_ABOVE_FLOOR, STYLES } from '@/tests/bench/floor';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import { wrongOn } from './support/built-page';
import { fileOf, paths } from './support/paths';

/** Whole references on one page are as long as they are on purpose. */
const long = new Set(['/cli/usage/', '/api/', '/operations/guides/validator-start/']);

/** Bytes of a page's flight data: what React needs in addition to the document, whose text it must not repeat. */
const mostFlightData = 17_500;

const documents = new Map(paths.map((path) => [path, readFileSync(fileOf(path), 'utf8')]));
const sizes = routes.map(linkOf).map((path) => {
  const html = documents.get(path) ?? '';
  return { path, raw: Buffer.byteLength(html), gzip: gzipSync(html).length };
});
/** What each page loads. Pages of a kind load the same files, so few are compressed. */
const loads = [...documents].map(([path, html]) => ({ path, ...firstLoad(html) }));

/** The middle of some numbers. */
function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The pages that are larger than allowed, with their sizes. */
function larger(pages: typeof sizes, raw: number, gzip: number) {
  return pages.filter((page) => page.raw > raw || page.gzip > gzip);
}

/** Sentences of a page that are written the same in HTML and in JSON, from its own content. */
function sentencesOf(path: string): string[] {
  const [, main = ''] = documents.get(path)?.split(/<main\b/) ?? [];
  return Array.from(main.matchAll(/>([A-Z][^<>&"\\]{40,}\.)</g), ([, sentence = '']) => sentence);
}

test('a typical page is at most 60 kB of HTML, 16 kB compressed', () => {
  expect(median(sizes.map(({ raw }) => raw))).toBeLessThanOrEqual(60_000);
  expect(median(sizes.map(({ gzip }) => gzip))).toBeLessThanOrEqual(16_000);
});

// The largest show three whole programs each, or five plots and their formulas.
test('no page is larger than 120 kB of HTML, 30 kB compressed, but for whole references', () => {
  const others = sizes.filter(({ path }) => !long.has(path));
  expect(others.length).toBe(sizes.length - long.size);
  expect(larger(others, 120_000, 30_000)).toEqual([]);
  expect(larger(sizes, 310_000, 45_000)).toEqual([]);
});

test('each document has a first-paint script of under 1 kB, and waits for its footer if it is under 80 kB', () => {
  for (const [path, html] of documents) {
    const head = html.split('</head>')[0] ?? '';
    const script = /<script>((?:(?!<\/script>).)*localStorage.*?)<\/script>/s.exec(head)?.[1] ?? '';
    expect(script.length, path).toBeGreaterThan(100);
    expect(Buffer.byteLength(script), path).toBeLessThan(1024);
    const waits = head.includes(
      '<link rel="expect" href="#site-footer" blocking="render"/><link rel="stylesheet"',
    );
    // The policy is added after the length is known.
    if (Math.abs(html.length - 80_000) > 3_000) expect(waits, path).toBe(html.length < 80_000);
    expect(html, path).toContain('<footer id="site-footer"');
    // The page is in the frame that navigation fills, and not where React wrote it.
    if (path !== '/404.html' && html.includes('data-static="page"'))
      expect(html, path).toMatch(
        /<div data-static="page"><\/div>.*<div class="[^"]+" data-page-frame=""><\w/s,
      );
  }
});

test(`the flight data of a page is one script of at most ${mostFlightData} bytes that repeats no text of the page`, () => {
  let searched = 0;
  const wrong = wrongOn(({ scripts }, path) => {
    const data = scripts.map(({ text }) => text).filter((text) => text.includes('__next_f'));
    const sentences = sentencesOf(path);
    if (sentences.length >= 3) searched++;
    const isRight = data.length === 1 && Buffer.byteLength(data[0] ?? '') <= mostFlightData;
    return [
      ...(isRight ? [] : [`scripts of ${data.map((it) => Buffer.byteLength(it))} bytes`]),
      ...[...sentences, 'docusaurus.announcement.dismiss'].filter((it) => data.join().includes(it)),
    ];
  }, routes.map(linkOf));
  expect(wrong).toEqual([]);
  expect(searched).toBeGreaterThan(0.9 * routes.length);
});

test('every page loads at most 8 kB of JavaScript more than an empty app, and 15 kB of CSS', () => {
  expect(readFloor().versions, 'run: npm run bench -- loads').toEqual(installedVersions());
  const most = readFloor().scripts + SCRIPTS_ABOVE_FLOOR;
  for (const { path, scripts, styles } of loads) {
    expect(scripts.length, path).toBeGreaterThan(1);
    expect(weightOf('out', scripts).brotli, path).toBeLessThanOrEqual(most);
    expect(styles.length, path).toBeGreaterThan(0);
    expect(weightOf('out', styles).brotli, path).toBeLessThanOrEqual(STYLES);
  }
  // A sheet that a sheet imports would hold the page up for one more round trip.
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
