import type { SearchRecord } from '@/lib/search/record';
import type { Candidate, Opened } from './candidate';
import { type JudgedQuery, placeOf } from './judge';
import { Shelf } from './shelf';

/** What was found out about one candidate at one size; absent is what it did not get to. */
export interface Measures {
  buildSeconds?: number;
  files?: number;
  /** Bytes of all files, compressed. */
  size?: number;
  /** Bytes read up to the first result, compressed: median over the queries, each starting cold. */
  firstBytes?: number;
  /** Milliseconds to open from files at hand: median. */
  open?: number;
  /** Milliseconds of the first query after opening: median. */
  firstQuery?: number;
  /** Milliseconds of a query that was asked once before. */
  median?: number;
  slow?: number;
  /** Bytes held after all queries. */
  memory?: number;
  /** Place of the first answer for each query, 0 for none among ten. */
  places?: number[];
  /** Why it did not get further. */
  failure?: string;
}

/** Cold starts, and repeated queries, are measured for so many milliseconds at most. */
const patience = 10_000;

/** Takes measures as they come. */
type Report = (measures: Measures) => Promise<void>;

/** Measures a candidate step by step, and reports each measure as soon as it has it. */
export async function measure(
  candidate: Candidate,
  makeRecords: () => readonly SearchRecord[],
  queries: readonly JudgedQuery[],
  report: Report,
): Promise<void> {
  const shelf = await build(candidate, makeRecords(), report);
  await measureColdStarts(candidate, shelf, queries, report);

  const before = heldBytes();
  const opened = await candidate.open(shelf.read);
  const places: number[] = [];
  for (const { query, expect } of queries) {
    places.push(placeOf(await opened.search(query, { limit: 10 }), expect));
  }
  await report({ places, memory: heldBytes() - before });
  await report(await repeat(opened, queries));
  await report({ size: shelf.size });
}

async function build(candidate: Candidate, records: readonly SearchRecord[], report: Report): Promise<Shelf> {
  const start = performance.now();
  const shelf = new Shelf(await candidate.build(records));
  await report({ buildSeconds: (performance.now() - start) / 1000, files: shelf.count });
  return shelf;
}

async function measureColdStarts(
  candidate: Candidate,
  shelf: Shelf,
  queries: readonly JudgedQuery[],
  report: Report,
): Promise<void> {
  const bytes: number[] = [];
  const opening: number[] = [];
  const asking: number[] = [];
  const end = performance.now() + patience;
  for (const { query } of spread(queries)) {
    shelf.forget();
    const start = performance.now();
    const opened = await candidate.open(shelf.read);
    const isOpen = performance.now();
    await opened.search(query, { limit: 1 });
    asking.push(performance.now() - isOpen);
    opening.push(isOpen - start);
    bytes.push(shelf.bytesRead);
    if (performance.now() > end) break;
  }
  await report({ firstBytes: share(bytes, 0.5), open: share(opening, 0.5), firstQuery: share(asking, 0.5) });
}

async function repeat(opened: Opened, queries: readonly JudgedQuery[]): Promise<Measures> {
  const times: number[] = [];
  const end = performance.now() + patience;
  for (const { query } of spread(queries)) {
    const start = performance.now();
    await opened.search(query, { limit: 10 });
    times.push(performance.now() - start);
    if (performance.now() > end) break;
  }
  return { median: share(times, 0.5), slow: share(times, 0.95) };
}

/** In an order in which the first ones are of all kinds. */
function spread<T>(queries: readonly T[]): T[] {
  const step = 37;
  return queries
    .map((query, at) => ({ query, at: (at * step) % queries.length }))
    .sort((a, b) => a.at - b.at)
    .map(({ query }) => query);
}

/** The value that a share of all values does not exceed. */
function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function heldBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
