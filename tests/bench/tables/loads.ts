import { readFileSync } from 'node:fs';
import type { Browser, Request } from '@playwright/test';
import { brotli, firstLoad, weightOf } from '@/tests/support/weight';
import { launchBrowser } from '../browser';
import { floorApp, SCRIPTS_ABOVE_FLOOR, STYLES } from '../floor';
import { fileOf, startHost } from '../host';
import { kilobytes, printTable, printTargets } from '../report';

/** Requests of a first load, and bytes (brotli) loaded ahead without intent: targets of the project's. */
const REQUESTS = 25;
const PREFETCHED = 60_000;

/** A page of each kind the site has. */
const pageKinds = {
  home: '/',
  text: '/validator/gossip/',
  'tabs and code': '/cli/install/',
  'API method': '/api/getAccountInfo/',
  largest: '/cli/usage/',
  'proposal with plots':
    '/implemented-proposals/ed_overview/ed_validation_client_economics/ed_vce_state_validation_protocol_based_rewards/',
  recipe: '/tokens/CreateToken/',
};

type Load = Awaited<ReturnType<typeof visit>>;

/** Prints what a first visit loads, by type, and whether the targets for bytes and requests hold. */
export async function printLoads(): Promise<void> {
  const browser = await launchBrowser();
  const floor = await visit(browser, floorApp(), 'empty Next app', '/');
  const pages: Load[] = [];
  for (const [kind, page] of Object.entries(pageKinds)) pages.push(await visit(browser, 'out', kind, page));
  await browser.close();
  printTable(
    'First load, kB as brotli (raw)',
    [floor, ...pages].map((load) => ({
      page: load.kind,
      HTML: both(load.html),
      scripts: both(load.scripts),
      'above floor': kilobytes(load.scripts.brotli - floor.scripts.brotli),
      'when idle': both(load.late),
      CSS: both(load.styles),
      fonts: both(load.fonts),
      images: both(load.images),
      ahead: both(load.prefetched),
      other: both(load.other),
      requests: load.requests,
    })),
  );
  const most = (of: (load: Load) => number) => Math.max(...pages.map(of));
  const scripts = floor.scripts.brotli + SCRIPTS_ABOVE_FLOOR;
  const ahead = kilobytes(most(({ prefetched }) => prefetched.brotli));
  printTargets([
    ['JavaScript of the first load', kilobytes(most((it) => it.scripts.brotli)), kilobytes(scripts), 'kB'],
    ['CSS', kilobytes(most(({ styles }) => styles.brotli)), kilobytes(STYLES), 'kB'],
    ['web fonts', most(({ fonts }) => fonts.files), 0, 'files'],
    ['requests', most(({ requests }) => requests), REQUESTS, 'requests'],
    ['loaded ahead without intent', ahead, kilobytes(PREFETCHED), 'kB'],
  ]);
}

function both({ brotli: compressed, raw }: { brotli: number; raw: number }): string {
  return raw === 0 ? '' : `${kilobytes(compressed)} (${kilobytes(raw)})`;
}

/** What a first visit loads until nothing is loading any more, without anything a reader does. */
async function visit(browser: Browser, out: string, kind: string, pathname: string) {
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

  const html = readFileSync(`${out}${pathname}index.html`, 'utf8');
  const document = firstLoad(html);
  const asked = requests.filter((request) => request.method() === 'GET').map(pathOf);
  const names = [...new Set(asked)].filter((name) => fileOf(out, name) && !name.endsWith('/'));
  const weightIf = (test: (name: string) => boolean) => weightOf(out, names.filter(test));
  const typed = /\.(?:js|css|txt|woff2?|svg|png|ico|jpe?g|webp|avif)$/;
  return {
    kind,
    html: { raw: Buffer.byteLength(html), brotli: brotli(html).length },
    scripts: weightIf((name) => name.endsWith('.js') && document.scripts.includes(name)),
    /** Scripts that the document does not name: they come when the page is idle. */
    late: weightIf((name) => name.endsWith('.js') && !document.scripts.includes(name)),
    styles: weightIf((name) => name.endsWith('.css')),
    fonts: weightIf((name) => /\.woff2?$/.test(name)),
    images: weightIf((name) => /\.(?:svg|png|ico|jpe?g|webp|avif)$/.test(name)),
    /** Data of other pages, loaded ahead. */
    prefetched: weightIf((name) => name.endsWith('.txt')),
    /** Everything else, such as the manifest. */
    other: weightIf((name) => !typed.test(name)),
    /** All requests, `HEAD` too. */
    requests: requests.length,
  };
}

function pathOf(request: Request): string {
  return decodeURIComponent(new URL(request.url()).pathname);
}
