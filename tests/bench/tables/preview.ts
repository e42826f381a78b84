import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../browser';
import { type Copy, copyProjects } from '../preview-copy';
import { editedPages, edits, sentenceOf } from '../preview-edits';
import { laneOf, measureSeries, type Series, timeEdit } from '../preview-series';
import { untilQuiet } from '../preview-server';
import { openPage, type PreviewSite, startSite } from '../preview-site';
import { median, printTable, quantile, round } from '../report';

/** The page that everything but the kinds of edits is measured on. */
const [route = '/'] = editedPages;
/** How many pages the large site has. */
const PAGES = 1000;
/** How many edits memory is measured over, and after how many of them it is looked at each time. */
const EDITS = 100;
const STEP = 20;
/** By then, a server has stored on disk what it has compiled; it may wait for five minutes. In milliseconds. */
const STORED = 330_000;

/** What a part of the table needs. */
interface Run {
  browser: Browser;
  /** Copies of this project and of the baseline's. */
  copies: readonly Copy[];
  /** Edits of each kind, and starts. */
  count: number;
}

/** The parts of the table, in the order in which they are measured. */
const parts = { starts: printStarts, edits: printEdits, memory: printMemory, large: printLarge };

/** Prints what a writer waits for at the development server, and the memory that it takes. */
export function printPreview(numbers: readonly number[]): Promise<void> {
  return run(Object.values(parts), numbers);
}

/** Functions that print one part of the table, or one kind of edit, by their names: `preview:edits`, `preview:style`. */
export const previewParts = Object.fromEntries(
  [
    ...Object.entries(parts),
    ...[...new Set(edits.map(({ kind }) => kind))].map(
      (kind) => [kind, (run: Run) => printKinds(run, [kind])] as const,
    ),
  ].map(([name, part]) => [`preview:${name}`, (numbers: readonly number[]) => run([part], numbers)]),
);

async function run(
  chosen: readonly ((run: Run) => Promise<void>)[],
  [count = 5]: readonly number[],
): Promise<void> {
  const browser = await launchBrowser();
  try {
    const copies = await copyProjects();
    for (const part of chosen) await part({ browser, copies, count });
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the start of the server to the title of the first page, with and without an earlier start. */
async function printStarts({ browser, copies, count }: Run): Promise<void> {
  const cold: Series = { kind: 'without .next', page: route, times: {} };
  const warm: Series = { kind: 'with .next', page: route, times: {} };
  const measure = async ({ times }: Series, copy: Copy, rest?: number) => {
    times[copy.name] = [...(times[copy.name] ?? []), await timeStart(browser, copy, rest)];
  };
  for (let round = 0; round < count; round++) {
    for (const copy of copies) {
      await rm(path.join(copy.folder, '.next'), { recursive: true, force: true });
      await measure(cold, copy, round === count - 1 ? STORED : undefined);
    }
  }
  for (let round = 0; round < count; round++) for (const copy of copies) await measure(warm, copy);
  printSeries(`From the start of the server to the first page, ms, ${count} times`, [cold, warm]);
}

/** @param rest how long the server stays up after its first page, in milliseconds */
async function timeStart(browser: Browser, copy: Copy, rest = 0): Promise<number> {
  const site = await startSite(browser, copy);
  try {
    const { opened } = await openPage(site, route);
    await untilQuiet([site.server]);
    await sleep(rest);
    return opened - site.server.started;
  } finally {
    await site.close();
  }
}

function printEdits(run: Run): Promise<void> {
  return printKinds(
    run,
    edits.map(({ kind }) => kind),
  );
}

/** Edits of some kinds, on all their pages; those of a sentence also where the page is open in three tabs. */
async function printKinds({ browser, copies, count }: Run, kinds: readonly string[]): Promise<void> {
  const chosen = edits.filter(({ kind }) => kinds.includes(kind));
  await withSites(browser, copies, async (sites) => {
    const measured: Series[] = [];
    for (const page of new Set(chosen.map((edit) => edit.page))) {
      const ofPage = chosen.filter((edit) => edit.page === page);
      measured.push(...(await measureSeries(sites, ofPage, count)));
    }
    const sentence = sentenceOf(route);
    if (kinds.includes(sentence.kind)) {
      const inTabs = await measureSeries(sites, [sentence], count, 3);
      measured.push(...inTabs.map((series) => ({ ...series, kind: 'sentence, in three tabs' })));
    }
    printSeries(`From an edit to the page that shows it, ms, ${count} edits of each kind`, measured);
  });
}

async function printLarge({ browser, count }: Run): Promise<void> {
  await withSites(browser, await copyProjects(PAGES), async (sites) => {
    const measured = await measureSeries(sites, [sentenceOf(route)], count);
    printSeries(`The same with ${PAGES} pages, ms, ${count} edits`, measured);
  });
}

/** Prints the memory of a server that has just been started, and after more and more edits. */
async function printMemory({ browser, copies }: Run): Promise<void> {
  await withSites(browser, copies, async (sites) => {
    const lanes = [];
    for (const site of sites) {
      lanes.push(await laneOf(site, await openPage(site, route), sentenceOf(route)));
    }
    const servers = sites.map(({ server }) => server);
    const rows: Record<string, number>[] = [];
    for (let edit = 0; edit <= EDITS; edit++) {
      for (const lane of edit > 0 ? lanes : []) {
        const time = await timeEdit(lane);
        // The others would not be shown either, each after the whole limit.
        if (edit === 1 && !Number.isFinite(time)) throw new Error(`${lane.site.name}: no edit is shown.`);
      }
      if (edit % 5 === 0) await untilQuiet(servers);
      if (edit % STEP > 0) continue;
      const [now = 0, before] = servers.map((server) => server.memory() / 1e6);
      rows.push({
        edits: edit,
        MB: Math.round(now),
        ...(before === undefined ? {} : { before: Math.round(before), ratio: round(now / before) }),
      });
    }
    printTable('Memory of the development server (all its processes)', rows);
  });
}

/** Has servers run for as long as something is measured. */
async function withSites(
  browser: Browser,
  copies: readonly Copy[],
  measure: (sites: readonly PreviewSite[]) => Promise<void>,
): Promise<void> {
  const sites: PreviewSite[] = [];
  try {
    for (const copy of copies) sites.push(await startSite(browser, copy));
    await measure(sites);
  } finally {
    for (const site of sites) await site.close();
  }
}

function printSeries(title: string, measured: readonly Series[]): void {
  printTable(
    title,
    measured.map(({ kind, page, times: { now = [], before } }) => ({
      kind,
      page,
      median: shown(median(now)),
      '95 %': shown(quantile(now, 0.95)),
      ...(before
        ? {
            before: shown(median(before)),
            'before 95 %': shown(quantile(before, 0.95)),
            ratio: ratio(median(now), median(before)),
          }
        : {}),
    })),
  );
}

function shown(time: number): number | string {
  return Number.isFinite(time) ? Math.round(time) : 'not shown';
}

function ratio(now: number, before: number): number | string {
  return Number.isFinite(now) && Number.isFinite(before) ? round(now / before) : '';
}
