import { readFileSync } from 'node:fs';
import type { Browser, Request } from '@playwright/test';
import { type FirstLoad, firstLoad, type Weight, weightOf } from '@/lib/weight/first-load';
import { launchBrowser } from './browser';
import { type DocumentWeight, documentWeight } from './document-weight';
import { fileOf, startHost } from './host';
import { pageKinds } from './pages';

/** What a first visit to a page loads until nothing is loading any more, without anything a reader does. */
export interface Load extends DocumentWeight {
  kind: string;
  scripts: Weight;
  /** Scripts that the document does not name: they come when the page is idle. */
  late: Weight;
  styles: Weight;
  fonts: Weight;
  images: Weight;
  /** Data of other pages, loaded ahead. */
  prefetched: Weight;
  /** Everything else, such as the manifest. */
  other: Weight;
  /** All requests, `HEAD` too. */
  requests: number;
}

/** First visits to one page of each kind, and to the empty app's. */
export async function measureLoads(floorOut: string): Promise<Load[]> {
  const browser = await launchBrowser();
  const loads = [await visit(browser, floorOut, 'empty Next app', '/')];
  for (const [kind, page] of pageKinds) loads.push(await visit(browser, 'out', kind, page));
  await browser.close();
  return loads;
}

async function visit(browser: Browser, out: string, kind: string, pathname: string): Promise<Load> {
  const host = await startHost(out);
  const page = await browser.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(host.origin + pathname, { waitUntil: 'networkidle' });
  // What waits for the page to be idle has begun by now; it may wait for more.
  await page.waitForTimeout(2_000);
  await page.waitForLoadState('networkidle');
  await page.close();
  host.close();

  const asked = requests.filter((request) => request.method() === 'GET').map(pathOf);
  const html = readFileSync(`${out}${pathname}index.html`, 'utf8');
  const document = firstLoad(html);
  const weights = Object.fromEntries(
    types.map((type) => {
      const paths = new Set(asked.filter((name) => typeOf(name, document) === type));
      return [
        type,
        weightOf(
          out,
          [...paths].filter((name) => fileOf(out, name)),
        ),
      ];
    }),
  ) as Record<Type, Weight>;
  return { kind, ...documentWeight(html), ...weights, requests: requests.length };
}

function pathOf(request: Request): string {
  return decodeURIComponent(new URL(request.url()).pathname);
}

const types = ['scripts', 'late', 'styles', 'fonts', 'images', 'prefetched', 'other'] as const;
type Type = (typeof types)[number];

function typeOf(name: string, document: FirstLoad): Type | 'html' {
  if (name.endsWith('/')) return 'html';
  if (name.endsWith('.js')) return document.scripts.includes(name) ? 'scripts' : 'late';
  if (name.endsWith('.css')) return 'styles';
  if (name.endsWith('.txt')) return 'prefetched';
  if (/\.woff2?$/.test(name)) return 'fonts';
  return /\.(?:svg|png|ico|jpe?g|webp|avif)$/.test(name) ? 'images' : 'other';
}
