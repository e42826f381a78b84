import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sirv from 'sirv';
import { getSearchRecords } from '@/lib/search';
import { buildIndex } from '@/lib/search/build-index';
import { brotli } from '@/lib/weight/brotli';
import queries from '@/tests/search/queries.json';
import { launchBrowser } from './browser';
import { quantile, sum } from './statistics';
import { syntheticRecords } from './synthetic-records';

/** What a first and a second query cost at one size of the site; medians, and what one in twenty exceeds. */
export interface SearchCost {
  pages: number;
  /** Compressed bytes from opening the search to the first result, code and index. */
  code: number;
  index: [median: number, high: number];
  /** Milliseconds from the last letter to the first result on the screen. */
  cold: [median: number, high: number];
  warm: [median: number, high: number];
  /** Milliseconds from a letter to the frame after it was handled: what the reader who types feels. */
  key: [median: number, high: number];
}

/** Every so many of the judged queries is measured: a query takes some five seconds at each size of the site. */
const every = 15;

/** Measures the search of out/ in a browser, with the index of a site of so many pages in place of its own. */
export async function searchCosts(sizes: readonly number[]): Promise<SearchCost[]> {
  const browser = await launchBrowser();
  const real = await getSearchRecords();
  const costs: SearchCost[] = [];
  for (const pages of sizes) {
    const files = new Map(
      Array.from(buildIndex(syntheticRecords(real, pages)), ([name, file]) => [name, JSON.stringify(file)]),
    );
    const server = await serve(files);
    costs.push({ pages, ...(await measure(browser, server, files)) });
    server.close();
    server.closeAllConnections();
  }
  await browser.close();
  return costs;
}

/** Serves out/, and the index from memory. */
async function serve(files: ReadonlyMap<string, string>): Promise<Server> {
  const site = sirv('out', { extensions: ['html'] });
  const server = createServer((request, response) => {
    const [, name = ''] = /^\/search-index\/(.*)$/.exec(request.url ?? '') ?? [];
    const file = files.get(name);
    if (file === undefined) site(request, response);
    else response.writeHead(200, { 'content-type': 'application/json' }).end(file);
  });
  await new Promise<void>((started) => server.listen(0, started));
  return server;
}

async function measure(
  browser: Browser,
  server: Server,
  files: ReadonlyMap<string, string>,
): Promise<Omit<SearchCost, 'pages'>> {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const chosen = queries.filter((_, at) => at % every === 0);
  const code: number[] = [];
  const index: number[] = [];
  const cold: number[] = [];
  const warm: number[] = [];
  const key: number[] = [];
  for (const [at, { query }] of chosen.entries()) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${origin}/cli/install/`, { waitUntil: 'networkidle' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').waitFor();
    cold.push(await answerTime(page, query));
    const isIndex = (name: string) => name.startsWith('/search-index/');
    index.push(sum(asked.filter(isIndex).map((name) => compressed(files.get(name.slice(14)) ?? ''))));
    const scripts = asked.filter((name) => /\.(js|css)$/.test(name));
    code.push(sum(scripts.map((name) => compressed(readFileSync(path.join('out', name), 'utf8')))));
    warm.push(await answerTime(page, chosen[(at + 1) % chosen.length]?.query ?? 'stake'));
    key.push(...(await keyTimes(page, query)));
    await context.close();
  }
  return {
    code: quantiles(code)[0],
    index: quantiles(index),
    cold: quantiles(cold),
    warm: quantiles(warm),
    key: quantiles(key),
  };
}

/** Types a query at once and tells how long its first result takes, in milliseconds, as the page's own clock has it. */
async function answerTime(page: Page, query: string): Promise<number> {
  await page.locator('.DocSearch-Input').fill('');
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        document.addEventListener('input', () => (start = performance.now()), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (start === 0 || !document.querySelector('[id^=docsearch-hits], .DocSearch-NoResults')) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.locator('.DocSearch-Input').fill(query);
  return shown;
}

/** Types a query letter by letter and tells how long each holds up the next frame, in milliseconds. */
async function keyTimes(page: Page, query: string): Promise<number[]> {
  await page.locator('.DocSearch-Input').fill('');
  const times = await page.evaluateHandle(() => {
    const taken: number[] = [];
    document.addEventListener(
      'input',
      ({ timeStamp }) => {
        // The frame is drawn after the callback; what is posted from it comes after the drawing.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => taken.push(performance.now() - timeStamp);
        requestAnimationFrame(() => channel.port2.postMessage(undefined));
      },
      { capture: true },
    );
    return taken;
  });
  await page.locator('.DocSearch-Input').pressSequentially(query, { delay: 50 });
  await page.waitForTimeout(100);
  return times.jsonValue();
}

const sizes = new Map<string, number>();

/** Bytes of a text as a static host stores it. */
function compressed(text: string): number {
  const known = sizes.get(text) ?? brotli(text).length;
  sizes.set(text, known);
  return known;
}

/** The median, and what one in twenty exceeds. */
function quantiles(numbers: readonly number[]): [number, number] {
  return [quantile(numbers, 0.5), quantile(numbers, 0.95)];
}
