import type { PageWeight, SiteWeight } from './site-weight';

/** Smaller changes are left out: names of chunks differ between builds, and so does how well they compress. */
const tellingBytes = 250;
const tellingShare = 0.01;
/** Rows in the table of pages; a change of the layout changes all pages. */
const mostRows = 20;

const parts = ['html', 'scripts', 'styles'] as const;

/** What pages weigh more or less than before, as Markdown. */
export function compareWeights(before: SiteWeight, after: SiteWeight): string {
  const paths = Object.keys(after.pages);
  const added = paths.filter((path) => !(path in before.pages));
  const removed = Object.keys(before.pages).filter((path) => !(path in after.pages));
  const changed = paths.flatMap((path) => {
    const [old, now] = [before.pages[path], after.pages[path]];
    return old && now && parts.some((part) => isTelling(old[part], now[part])) ? [{ path, old, now }] : [];
  });
  changed.sort((a, b) => difference(b) - difference(a) || (a.path < b.path ? -1 : 1));
  const rows = changed
    .slice(0, mostRows)
    .map(
      ({ path, old, now }) => `| ${path} | ${parts.map((part) => cell(old[part], now[part])).join(' | ')} |`,
    );
  const rest = changed.length - rows.length;
  return [
    '## Page weight',
    '',
    'Compressed with brotli, but for “all files”.',
    '',
    '| | Before | After | Change |',
    '| --- | --- | --- | --- |',
    total('Pages', before, after, (it) => Object.keys(it.pages).length, String),
    total('HTML of the median page', before, after, (it) => median(of(it, 'html')), kilobytes),
    total(
      'JavaScript of the heaviest first load',
      before,
      after,
      (it) => Math.max(...of(it, 'scripts')),
      kilobytes,
    ),
    total('CSS of the heaviest first load', before, after, (it) => Math.max(...of(it, 'styles')), kilobytes),
    total('All files', before, after, (it) => it.bytes, kilobytes),
    '',
    ...(rows.length > 0
      ? ['| Page | HTML | JavaScript | CSS |', '| --- | --- | --- | --- |', ...rows]
      : ['No page weighs 250 bytes and one percent more or less than before.']),
    ...(rest > 0 ? ['', `${rest} more pages have changed less.`] : []),
    ...list('New pages', added, after),
    ...list('Pages that are gone', removed, before),
    '',
  ].join('\n');
}

function isTelling(old: number, now: number): boolean {
  const change = Math.abs(now - old);
  return change >= tellingBytes && change >= old * tellingShare;
}

/** How many bytes a first visit has changed by, in either direction. */
function difference({ old, now }: { old: PageWeight; now: PageWeight }): number {
  return parts.reduce((sum, part) => sum + Math.abs(now[part] - old[part]), 0);
}

function of({ pages }: SiteWeight, part: keyof PageWeight): number[] {
  return Object.values(pages).map((page) => page[part]);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function total(
  name: string,
  before: SiteWeight,
  after: SiteWeight,
  measure: (site: SiteWeight) => number,
  unit: (value: number) => string,
): string {
  const [old, now] = [measure(before), measure(after)];
  return `| ${name} | ${unit(old)} | ${unit(now)} | ${signed(now - old, unit)} |`;
}

function cell(old: number, now: number): string {
  return isTelling(old, now) ? `${kilobytes(now)} (${signed(now - old, kilobytes)})` : kilobytes(now);
}

function signed(change: number, unit: (value: number) => string): string {
  return change === 0 ? '0' : `${change > 0 ? '+' : '−'}${unit(Math.abs(change))}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function list(title: string, paths: readonly string[], { pages }: SiteWeight): string[] {
  if (paths.length === 0) return [];
  return ['', `${title}:`, '', ...paths.map((path) => `- ${path} (${kilobytes(pages[path]?.html ?? 0)})`)];
}
