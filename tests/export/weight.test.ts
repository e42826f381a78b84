import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { htmlFile, routes } from '@/tests/e2e/support/routes';

/** Whole references on one page are as long as they are on purpose. */
const long = new Set(['/cli/usage', '/api', '/operations/guides/validator-start']);

const sizes = routes
  .map((route) => ({ route, html: readFileSync(htmlFile(route)) }))
  .map(({ route, html }) => ({ route, raw: html.length, gzip: gzipSync(html).length }));

/** The middle of some numbers. */
function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The pages that are larger than allowed, with their sizes. */
function larger(pages: typeof sizes, raw: number, gzip: number) {
  return pages.filter((page) => page.raw > raw || page.gzip > gzip);
}

test('a typical page is at most 60 kB of HTML, 16 kB compressed', () => {
  expect(median(sizes.map(({ raw }) => raw))).toBeLessThanOrEqual(60_000);
  expect(median(sizes.map(({ gzip }) => gzip))).toBeLessThanOrEqual(16_000);
});

// The largest show three whole programs each, or five plots and their formulas.
test('no page is larger than 120 kB of HTML, 30 kB compressed, but for whole references', () => {
  const others = sizes.filter(({ route }) => !long.has(route));
  expect(others.length).toBe(sizes.length - long.size);
  expect(larger(others, 120_000, 30_000)).toEqual([]);
  expect(larger(sizes, 310_000, 45_000)).toEqual([]);
});

test('the first-paint script is under 1 kB and in every page’s head', () => {
  for (const route of routes) {
    const head = readFileSync(htmlFile(route), 'utf8').split('</head>')[0] ?? '';
    const script = /<script>((?:(?!<\/script>).)*localStorage.*?)<\/script>/s.exec(head)?.[1] ?? '';
    expect(script.length, route).toBeGreaterThan(100);
    expect(Buffer.byteLength(script), route).toBeLessThan(1024);
  }
});

test('nothing of the development server is shipped', () => {
  const scripts = readdirSync('out/_next', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(5);
  for (const file of scripts) {
    const code = readFileSync(`out/_next/${file}`, 'utf8');
    for (const trace of ['EventSource', 'content-events', 'chokidar']) {
      expect(code.includes(trace), `${file} has ${trace}`).toBe(false);
    }
  }
});

test('pages name no address of another origin that the browser would load', () => {
  for (const route of routes) {
    const html = readFileSync(htmlFile(route), 'utf8');
    const loaded = Array.from(
      html.matchAll(/<(?:script|img|iframe|link)\b[^>]*?(?:src|href)="(https?:[^"]+)"[^>]*>/g),
    );
    const foreign = loaded.filter(([tag]) => !tag.includes('rel="canonical"')).map(([tag]) => tag);
    expect(foreign, route).toEqual([]);
  }
});
