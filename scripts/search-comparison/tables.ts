import { type JudgedQuery, scoresOf } from './judge';
import type { Report } from './run';

/** Everything that was measured, by candidate in the order of the tables. */
export interface Results {
  queries: readonly JudgedQuery[];
  /** Numbers of pages, the real one first. */
  sizes: readonly number[];
  candidates: { name: string; code?: number; probes: Report; bySize: Map<number, Report> }[];
}

type Row = readonly (string | number)[];

/** The results as Markdown. */
export function tables(results: Results): string {
  const { sizes, candidates, queries } = results;
  const perSize = (title: string, note: string, value: (report: Report) => string) => [
    `## ${title}`,
    note,
    table(
      ['Pages', ...candidates.map(({ name }) => name)],
      sizes.map((size) => [
        size.toLocaleString('en'),
        ...candidates.map(({ bySize }) => value(bySize.get(size) ?? {})),
      ]),
    ),
  ];
  return [
    '# Search libraries on our records',
    'Written by `npx tsx scripts/search-comparison/compare.ts`, whose header says what is measured and how.',
    ...perSize('Relevance', `Success@1 and MRR@10 over ${queries.length} judged queries.`, relevance),
    '## Relevance by kind of query',
    `Success@1 and MRR@10 at ${sizes[0]} pages.`,
    byKind(results),
    '## Code',
    'Script a browser loads, minified and compressed, in kB; Pagefind’s is among the files it reads, so it is part of the bytes below.',
    table(
      candidates.map(({ name }) => name),
      [candidates.map(({ code }) => (code === undefined ? 'below' : kilobytes(code)))],
    ),
    ...perSize(
      'Bytes up to the first result',
      'kB of the index, compressed; median of queries that start cold.',
      (it) => of(it.firstBytes, kilobytes, it),
    ),
    ...perSize(
      'Bytes of the whole index',
      'kB, compressed, and number of files.',
      (it) =>
        `${of(it.size, kilobytes, it)}${it.size && it.files ? ` in ${it.files.toLocaleString('en')}` : ''}`,
    ),
    ...perSize(
      'Latency of a query',
      'Milliseconds in Node, everything loaded: median / 95th percentile.',
      (it) => of(it.median, (median) => `${milliseconds(median)} / ${milliseconds(it.slow ?? 0)}`, it),
    ),
    ...perSize(
      'Time to open',
      'Milliseconds from files at hand: to open / and then for the first query; medians.',
      (it) => of(it.open, (open) => `${milliseconds(open)} / ${milliseconds(it.firstQuery ?? 0)}`, it),
    ),
    ...perSize('Memory', 'MB held after all queries.', (it) =>
      of(it.memory, (bytes) => (bytes / 1e6).toFixed(0), it),
    ),
    ...perSize('Time to build', 'Seconds.', (it) => of(it.buildSeconds, (seconds) => seconds.toFixed(1), it)),
    '## Behaviour',
    'Whether a page that has it is among the first three answers.',
    behaviours(results),
    '',
  ].join('\n\n');
}

function byKind({ queries, sizes, candidates }: Results): string {
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  return table(
    ['Kind', 'Queries', ...candidates.map(({ name }) => name)],
    kinds.map((kind) => [
      kind,
      queries.filter((query) => query.kind === kind).length,
      ...candidates.map(({ bySize }) => {
        const places = bySize.get(sizes[0] ?? 0)?.places;
        return relevance(places ? { places: places.filter((_, at) => queries[at]?.kind === kind) } : {});
      }),
    ]),
  );
}

function behaviours({ candidates }: Results): string {
  const names = candidates.map(({ probes }) => probes.probes ?? []).find((it) => it.length > 0) ?? [];
  return table(
    ['Probe', ...candidates.map(({ name }) => name)],
    names.map(([behaviour], at) => [
      behaviour,
      ...candidates.map(({ probes: { probes, failure } }) => {
        const found = probes?.[at]?.[1];
        return found === undefined ? (failure ?? '') : found ? 'yes' : 'no';
      }),
    ]),
  );
}

function relevance(report: Report): string {
  if (!report.places) return report.failure ?? '';
  const { first, rank } = scoresOf(report.places);
  return `${first.toFixed(2)} / ${rank.toFixed(2)}`;
}

function of(value: number | undefined, format: (value: number) => string, { failure }: Report): string {
  return value === undefined ? (failure ?? '') : format(value);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toLocaleString('en', { maximumFractionDigits: bytes < 10_000 ? 1 : 0 });
}

function milliseconds(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
}

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
