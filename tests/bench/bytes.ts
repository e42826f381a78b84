import type { Browser, Request } from '@playwright/test';
import { storedFile } from '@/tests/support/weight';
import { watchRequests } from './browser';
import { type Build, fileOf, type Metrics } from './builds';

const columns: [name: string, ending: RegExp][] = [
  ['HTML kB', /\/$/],
  ['scripts kB', /\.js$/],
  ['styles kB', /\.css$/],
  ['prefetched kB', /\.txt$/],
];

/** Compressed kilobytes, by type, and requests of a first visit until nothing is loading and the page is idle. */
export async function bytes(browser: Browser, { out, host }: Build, path: string): Promise<Metrics[]> {
  const page = await browser.newPage();
  const requested: Request[] = [];
  page.on('request', (request) => requested.push(request));
  const settle = watchRequests(page);
  await page.goto(host.origin + path);
  await settle();
  // Idle callbacks have run by now, and may have requested more.
  await settle();
  await page.close();
  // A page is asked for with HEAD before it is prefetched.
  const loaded = requested.filter((request) => request.method() === 'GET');
  const names = new Set(loaded.map((request) => decodeURIComponent(new URL(request.url()).pathname)));
  const files = [...names].flatMap((name) => {
    const file = fileOf(out, name);
    return file === undefined ? [] : [{ name, size: storedFile(file).body.length }];
  });
  const sizes = columns.map(([column, ending]) => {
    const typed = files.filter(({ name }) => ending.test(name));
    return [column, typed.reduce((total, { size }) => total + size, 0) / 1000] as const;
  });
  return [{ ...Object.fromEntries(sizes), requests: requested.length }];
}
