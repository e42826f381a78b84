import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { getSearchRecords } from '@/lib/search';
import { buildIndex } from '@/lib/search/build-index';
import { getDocs } from '@/lib/site';
import queries from '@/tests/search/queries.json';
import { brotli } from '@/tests/support/weight';
import { launchBrowser } from '../browser';
import { startHost } from '../host';
import { kilobytes, printTable, quantile, sum } from '../report';
import { syntheticRecords } from '../synthetic-records';

/** Every so many of the judged queries is measured: a query takes some five seconds at each size of the site. */
const every = 40;

/** Prints what a search costs on this site, and on sites of 256 and 5,000 pages. */
export async function printSearch(): Promise<void> {
  const browser = await launchBrowser();
  const real = await getSearchRecords();
  const rows: Record<string, string | number>[] = [];
  let here: Costs | undefined;
  for (const pages of [(await getDocs()).length, 256, 5000]) {
    const index = buildIndex(syntheticRecords(real, pages));
    const costs = await measure(
      browser,
      new Map(Array.from(index, ([name, it]) => [name, JSON.stringify(it)])),
    );
    here ??= costs;
    const [{ code, index: bytes, cold, warm, key }, base] = [costs, here];
    rows.push({
      pages,
      'code kB': kilobytes(quantile(code, 0.5)),
      'index kB': spread(bytes, kilobytes),
      'first result ms': spread(cold, Math.round),
      ratio: ratio(cold, base.cold),
      'next ms': spread(warm, Math.round),
      'its ratio': ratio(warm, base.warm),
      'each key ms': spread(key, Math.round),
      'ratio of keys': ratio(key, base.key),
    });
  }
  await browser.close();
  printTable('Search, median (95 %)', rows);
}

/** The median, and what one in twenty exceeds. */
function spread(numbers: readonly number[], shown: (value: number) => number): string {
  return `${shown(quantile(numbers, 0.5))} (${shown(quantile(numbers, 0.95))})`;
}

function ratio(numbers: readonly number[], base: readonly number[]): number {
  return Number((quantile(numbers, 0.5) / quantile(base, 0.5)).toFixed(1));
}

type Costs = Awaited<ReturnType<typeof measure>>;

/** Measures the search of out/ in a browser, with another index: JSON by name. */
async function measure(browser: Browser, files: ReadonlyMap<string, string>) {
  const folder = '/search-index/';
  const made = Array.from(files, ([name, json]) => {
    return [folder + name, { body: Buffer.from(json), encoding: 'identity' as const }] as const;
  });
  const host = await startHost('out', new Map(made));
  const chosen = queries.filter((_, at) => at % every === 0);
  const costs = {
    /** Compressed bytes from opening the search to the first result. */
    code: [] as number[],
    index: [] as number[],
    /** Milliseconds from the last letter to the first result on the screen. */
    cold: [] as number[],
    warm: [] as number[],
    /** Milliseconds from a letter to the frame after it was handled: the delay that a typing reader notices. */
    key: [] as number[],
  };
  for (const [at, { query }] of chosen.entries()) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${host.origin}/cli/install/`, { waitUntil: 'networkidle' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').waitFor();
    costs.cold.push(await answerTime(page, query));
    const shards = asked.filter((name) => name.startsWith(folder));
    costs.index.push(sum(shards.map((name) => compressed(files.get(name.slice(folder.length)) ?? ''))));
    const scripts = asked.filter((name) => /\.(js|css)$/.test(name));
    costs.code.push(sum(scripts.map((name) => compressed(readFileSync(`out${name}`, 'utf8')))));
    costs.warm.push(await answerTime(page, chosen[(at + 1) % chosen.length]?.query ?? 'stake'));
    costs.key.push(...(await keyTimes(page, query)));
    await context.close();
  }
  host.close();
  return costs;
}

/** Types a query at once. @returns how long its first result takes, in milliseconds by the page's clock */
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

/** Types a query letter by letter. @returns how long each delays the next frame, in milliseconds */
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
