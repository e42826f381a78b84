import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { getDocs } from '../lib/content';
import { buildEmptyApp } from '../tests/bench/empty-app';
import { firstLoadScripts } from '../tests/bench/first-load';
import { searchCosts } from '../tests/bench/search';

/**
 * Prints the first-load JavaScript of our pages beside that of an empty app built with the same Next version, then what
 * a search costs on this site beside sites of 256 and 5,000 pages.
 */
if (!existsSync('out/index.html')) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
const floor = firstLoadScripts(buildEmptyApp(), 'index.html');

const rows = ['cli/install/index.html', 'index.html', 'cli/usage/index.html'].map((page) => {
  const { files, raw, brotli } = firstLoadScripts('out', page);
  return {
    page,
    scripts: files,
    'raw kB': kilobytes(raw),
    'brotli kB': kilobytes(brotli),
    'above empty app, kB': kilobytes(brotli - floor.brotli),
    ratio: Number((brotli / floor.brotli).toFixed(2)),
  };
});
console.table([
  {
    page: 'empty Next app',
    scripts: floor.files,
    'raw kB': kilobytes(floor.raw),
    'brotli kB': kilobytes(floor.brotli),
  },
  ...rows,
]);

const costs = await searchCosts([(await getDocs()).length, 256, 5000]);
const [{ cold: [coldHere] = [1], warm: [warmHere] = [1] } = {}] = costs;
console.table(
  costs.map(({ pages, code, index, cold, warm }) => ({
    pages,
    'code kB': kilobytes(code),
    'index kB (95 %)': `${kilobytes(index[0])} (${kilobytes(index[1])})`,
    'first result ms (95 %)': `${Math.round(cold[0])} (${Math.round(cold[1])})`,
    ratio: Number((cold[0] / coldHere).toFixed(1)),
    'next ms (95 %)': `${Math.round(warm[0])} (${Math.round(warm[1])})`,
    'its ratio': Number((warm[0] / warmHere).toFixed(1)),
  })),
);

function kilobytes(bytes: number): number {
  return Number((bytes / 1000).toFixed(1));
}
