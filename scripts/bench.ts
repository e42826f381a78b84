import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildEmptyApp } from '../tests/bench/empty-app';
import { firstLoadScripts } from '../tests/bench/first-load';

/** Prints the first-load JavaScript of our pages beside that of an empty app built with the same Next version. */
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

function kilobytes(bytes: number): number {
  return Number((bytes / 1000).toFixed(1));
}
