import { floorApp } from '../floor';
import { measurePaint } from '../paint';
import { printTable, printTargets, round } from '../report';

/** How many times the paint of the same page without scripts the largest paint may take: a target of the project's. */
const LCP_RATIO = 1.1;
/** How many times the empty app's a text page's total blocking time may be: a target of the project's. */
const BLOCKING_RATIO = 1.3;

/** Prints how pages are painted on the emulated phone, and whether the targets for that hold. @param rounds visits to each page */
export async function printPaint([rounds = 9]: readonly number[]): Promise<void> {
  const paints = await measurePaint(floorApp(), rounds);
  const [floor, text, bare] = paints;
  if (!floor || !text || !bare) return;
  printTable(
    `First visit on a phone (4 times slower, 1.6 Mbit/s, 150 ms, brotli over HTTP/1.1), medians of ${rounds} in turn`,
    paints.map(({ page, fcp, lcp, cls, blocking }) => ({
      page,
      'FCP ms': Math.round(fcp),
      'LCP ms': Math.round(lcp),
      CLS: round(cls),
      'blocking ms': Math.round(blocking),
      'LCP to that without scripts': round(lcp / bare.lcp),
      'blocking to the floor': floor.blocking === 0 ? '' : round(blocking / floor.blocking),
    })),
  );
  printTargets([
    {
      name: 'LCP of a text page',
      measured: text.lcp / bare.lcp,
      limit: LCP_RATIO,
      unit: 'times that without scripts',
    },
    { name: 'layout shift', measured: Math.max(...paints.map(({ cls }) => cls)), limit: 0, unit: '' },
    {
      name: 'total blocking time of a text page',
      measured: text.blocking,
      limit: floor.blocking * BLOCKING_RATIO,
      unit: 'ms',
    },
  ]);
}
