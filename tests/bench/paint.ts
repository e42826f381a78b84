import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser';
import { startHost } from './host';
import { largestPage, textPage } from './pages';
import { observePaint, type Paint, readPaint } from './paint-observer';
import { emulatePhone, phoneScreen } from './phone';
import { median } from './statistics';
import { withoutScripts } from './without-scripts';

/** What a page's paint took on the phone: medians of all visits. */
export interface PagePaint extends Paint {
  page: string;
}

/**
 * First visits on the emulated phone: to the empty app, to a page of text, to the same page without any script, and to
 * the largest page, in this order.
 *
 * @param rounds visits to each page; pages take turns, so that a machine that is busy for a while is so for all
 */
export async function measurePaint(floorOut: string, rounds: number): Promise<PagePaint[]> {
  const bare = (page: string) => withoutScripts(readFileSync(`out${page}index.html`, 'utf8'));
  const site = await startHost('out', new Map([['/without-scripts/', bare(textPage)]]));
  const floor = await startHost(floorOut);
  const pages = [
    ['empty Next app', `${floor.origin}/`],
    ['text', site.origin + textPage],
    ['text without scripts', `${site.origin}/without-scripts/`],
    ['largest', site.origin + largestPage],
  ] as const;
  const browser = await launchBrowser();
  const visits = new Map(pages.map(([page]) => [page, [] as Paint[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [page, address] of pages) visits.get(page)?.push(await visit(browser, address));
  }
  await browser.close();
  floor.close();
  site.close();
  return [...visits].map(([page, paints]) => ({ page, ...medians(paints) }));
}

async function visit(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext(phoneScreen);
  const page = await context.newPage();
  await emulatePhone(page);
  await page.addInitScript(observePaint);
  await page.goto(address, { waitUntil: 'networkidle' });
  const paint = await readPaint(page);
  await context.close();
  return paint;
}

function medians(paints: readonly Paint[]): Paint {
  const of = (key: keyof Paint) => median(paints.map((paint) => paint[key]));
  return { fcp: of('fcp'), lcp: of('lcp'), cls: of('cls'), blocking: of('blocking') };
}
