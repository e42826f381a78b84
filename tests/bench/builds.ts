import { statSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { fileHeaders } from '@/lib/export/headers';
import { type StaticHost, startStaticHost } from '@/tests/support/static-host';
import { storedFile } from '@/tests/support/weight';

/** A build that is measured, on a host of its own. */
export interface Build {
  out: string;
  host: StaticHost;
}

/** Measurements by metric. */
export type Metrics = Record<string, number>;

/** Serves a build as a static host with precompressed files does: brotli, no redirect from `/x/` to its file. */
export async function serveBuild(out: string): Promise<Build> {
  const release = (pathname: string) => {
    const file = fileOf(out, pathname);
    if (!file) return { status: 404, type: 'text/plain', body: Buffer.alloc(0) };
    const { body, encoding } = storedFile(file);
    const headers = { 'cache-control': 'no-cache', ...(encoding === 'br' && { 'content-encoding': 'br' }) };
    return { status: 200, type: fileHeaders(path.relative(out, file)).type, body, headers };
  };
  return { out, host: await startStaticHost('bucket', { release }) };
}

/** The file of a build that answers a decoded pathname. */
export function fileOf(out: string, pathname: string): string | undefined {
  const file = path.join(out, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/**
 * Measures the builds in turn and prints a table: the lower quartile of each metric, and in brackets its ratio to the second
 * build, the baseline.
 *
 * @param items what to measure, by the row's name
 * @param visits measurements of each row, after one that warms up the host's cache of compressed files
 */
export async function compare<Item>(
  title: string,
  { browser, builds }: { browser: Browser; builds: readonly Build[] },
  items: Readonly<Record<string, Item>>,
  measure: (browser: Browser, build: Build, item: Item) => Promise<Metrics[]>,
  visits: number,
): Promise<void> {
  const measured = new Map<string, Metrics[]>();
  for (let visit = 0; visit <= visits; visit++) {
    for (const [name, item] of Object.entries(items)) {
      for (const [index, build] of builds.entries()) {
        const metrics = await measure(browser, build, item);
        const key = `${name}\n${index}`;
        if (visit > 0) measured.set(key, [...(measured.get(key) ?? []), ...metrics]);
      }
    }
  }
  console.log(`\n${title}${builds.length > 1 ? ' (in brackets: ratio to the baseline)' : ''}`);
  const table = Object.keys(items).map((name) => {
    const [now = [], before = []] = builds.map((_, index) => measured.get(`${name}\n${index}`) ?? []);
    const cells = Object.keys(now[0] ?? {}).map((metric) => {
      const [value, base] = [now, before].map((all) => quartile(all.flatMap((it) => it[metric] ?? [])));
      return [metric, cellOf(value, base)];
    });
    return [name, Object.fromEntries(cells)];
  });
  console.table(Object.fromEntries(table));
}

function cellOf(value = Number.NaN, base = Number.NaN): string {
  const shown = Number(value.toFixed(value < 1 ? 3 : 1));
  // Two zeros have no ratio.
  const ratio = value === base ? 1 : value / base;
  return Number.isNaN(base) ? `${shown}` : `${shown} (${ratio.toFixed(2)})`;
}

/** The lower quartile: other work on the machine makes a visit slower, and never faster. */
function quartile(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 4)] ?? Number.NaN;
}
