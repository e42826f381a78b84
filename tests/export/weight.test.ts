import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { htmlFile, routes } from '@/tests/e2e/support/routes';

/** Whole references on one page are as long as they are on purpose. */
const long = new Set([
  '/cli/usage',
  '/api',
  '/Openverse-RPC-HTTP-Methods',
  '/operations/guides/validator-start',
]);

const sizes = routes
  .filter((route) => !long.has(route))
  .map((route) => readFileSync(htmlFile(route)))
  .map((html) => ({ raw: html.length, gzip: gzipSync(html).length }));

/** The middle of some numbers. */
function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

test('a typical page is at most 130 kB of HTML, 25 kB compressed', () => {
  expect(median(sizes.map(({ raw }) => raw))).toBeLessThanOrEqual(130_000);
  expect(median(sizes.map(({ gzip }) => gzip))).toBeLessThanOrEqual(25_000);
});

// The largest show three whole programs each, every message of a program with its mend, or five plots and their formulas.
test('no page is much larger than that', () => {
  expect(Math.max(...sizes.map(({ raw }) => raw))).toBeLessThanOrEqual(280_000);
  expect(Math.max(...sizes.map(({ gzip }) => gzip))).toBeLessThanOrEqual(50_000);
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
