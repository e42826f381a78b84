import type { TextWeight } from '../document-weight';
import { floorApp, SCRIPTS_ABOVE_FLOOR, STYLES } from '../floor';
import { type Load, measureLoads } from '../loads';
import { kilobytes, printTable, printTargets } from '../report';

/** Requests of a first load, and bytes (brotli) loaded ahead without intent: targets of the project's. */
const REQUESTS = 25;
const PREFETCHED = 60_000;

/** Prints what a first visit loads, by type, and whether the targets for bytes and requests hold. */
export async function printLoads(): Promise<void> {
  const [floor, ...pages] = await measureLoads(floorApp());
  if (!floor) return;
  printTable(
    'First load, kB as brotli (raw)',
    [floor, ...pages].map((load) => ({
      page: load.kind,
      HTML: both(load.html),
      'of it data': both(load.flight),
      'data twice': `(${kilobytes(load.twice)})`,
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
  printTargets([
    {
      name: 'JavaScript of the first load',
      measured: kilobytes(most((load) => load.scripts.brotli)),
      limit: kilobytes(floor.scripts.brotli + SCRIPTS_ABOVE_FLOOR),
      unit: 'kB',
    },
    {
      name: 'CSS',
      measured: kilobytes(most(({ styles }) => styles.brotli)),
      limit: kilobytes(STYLES),
      unit: 'kB',
    },
    { name: 'web fonts', measured: most(({ fonts }) => fonts.files), limit: 0, unit: 'files' },
    { name: 'requests', measured: most(({ requests }) => requests), limit: REQUESTS, unit: 'requests' },
    {
      name: 'loaded ahead without intent',
      measured: kilobytes(most(({ prefetched }) => prefetched.brotli)),
      limit: kilobytes(PREFETCHED),
      unit: 'kB',
    },
  ]);
}

function both({ brotli, raw }: TextWeight): string {
  return raw === 0 ? '' : `${kilobytes(brotli)} (${kilobytes(raw)})`;
}
