import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Edit } from './preview-edits';
import type { WatchedPage } from './preview-page';
import { untilQuiet } from './preview-server';
import { openPage, type PreviewSite } from './preview-site';

/** After so many milliseconds, an edit counts as not shown. */
const LIMIT = 20_000;

/** How long the edits of one kind took on each site, in milliseconds; Infinity for those that were not shown. */
export interface Series {
  kind: string;
  page: string;
  times: Record<string, number[]>;
}

/** A kind of edit on the open page of one site. */
interface Lane {
  site: PreviewSite;
  page: WatchedPage;
  edit: Edit;
  file: string;
  /** The file's text before any edit. */
  original: string;
}

/**
 * Measures edits of one page on all sites in turn, with a rest before each.
 *
 * @param count edits of each kind
 * @param tabs how many tabs have the page open; the first of them is the visible one
 */
export async function measureSeries(
  sites: readonly PreviewSite[],
  edits: readonly Edit[],
  count: number,
  tabs = 1,
): Promise<Series[]> {
  const measured: Series[] = [];
  const [route] = edits.map(({ page }) => page);
  if (route === undefined) return measured;
  const pages = new Map<PreviewSite, WatchedPage>();
  for (const site of sites) pages.set(site, await openTabs(site, route, tabs));
  for (const edit of edits) {
    const lanes: Lane[] = [];
    for (const [site, page] of pages) lanes.push(await laneOf(site, page, edit));
    const times = await measureLanes(lanes, count);
    measured.push({ kind: edit.kind, page: route, times });
    // The whole takes minutes.
    console.error(`${edit.kind} on ${route}: ${JSON.stringify(times)}`);
    for (const { file, original } of lanes) await writeFile(file, original);
  }
  for (const { context } of sites) for (const tab of context.pages()) await tab.close();
  return measured;
}

async function openTabs(site: PreviewSite, route: string, count: number) {
  const first = await openPage(site, route);
  for (let tab = 1; tab < count; tab++) {
    const { page } = await openPage(site, route);
    // A browser hides the tabs behind the visible one. A headless browser shows all of them.
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  }
  await first.page.bringToFront();
  return first;
}

/** Prepares edits of a file. */
export async function laneOf(site: PreviewSite, page: WatchedPage, edit: Edit): Promise<Lane> {
  const file = path.join(site.folder, edit.file);
  return { site, page, edit, file, original: await readFile(file, 'utf8') };
}

/** The first edit of a site is not counted. Where it is not shown, no other is made. */
async function measureLanes(lanes: readonly Lane[], count: number): Promise<Series['times']> {
  const servers = lanes.map(({ site }) => site.server);
  const times = new Map<Lane, number[]>();
  for (let at = 0; at <= count; at++) {
    for (const lane of lanes) {
      const known = times.get(lane) ?? [];
      const isHopeless = known[0] === Number.POSITIVE_INFINITY;
      if (!isHopeless) await untilQuiet(servers);
      times.set(lane, [...known, isHopeless ? Number.POSITIVE_INFINITY : await timeEdit(lane)]);
    }
  }
  return Object.fromEntries([...times].map(([{ site }, [, ...counted]]) => [site.name, counted]));
}

/** Each edit has another number, which is also the width of a picture. */
let number = 1000;

/** Makes an edit. @returns milliseconds until the page shows it; Infinity if that takes longer than the limit */
export async function timeEdit({ page, edit, file, original }: Lane): Promise<number> {
  number += 1;
  const text = edit.change(original, number);
  const sign = edit.sign(number);
  await page.lookFor(sign);
  const seen = page.seen(sign, LIMIT);
  const start = Date.now();
  await writeFile(file, text);
  return (await seen) - start;
}
