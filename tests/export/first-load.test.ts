import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstLoad, weightOf } from '@/lib/weight/first-load';
import { installedVersions, readFloor, SCRIPTS_ABOVE_FLOOR, STYLES } from '@/tests/bench/floor';
import { fileOf, paths } from './support/paths';

/** What each page asks for; pages of a kind ask for the same files, so few are compressed. */
const loads = paths.map((path) => ({ path, ...firstLoad(readFileSync(fileOf(path), 'utf8')) }));

test('the floor was recorded with the versions that are installed', () => {
  expect(readFloor().versions, 'run: npm run bench -- loads').toEqual(installedVersions());
});

test('every page loads at most 8 kB of JavaScript more than an empty app', () => {
  const limit = readFloor().scripts + SCRIPTS_ABOVE_FLOOR;
  for (const { path, scripts } of loads) {
    expect(scripts.length, path).toBeGreaterThan(1);
    expect(weightOf('out', scripts).brotli, path).toBeLessThanOrEqual(limit);
  }
});

test('every page loads at most 15 kB of CSS, all of it named in its document', () => {
  for (const { path, styles } of loads) {
    expect(styles.length, path).toBeGreaterThan(0);
    expect(weightOf('out', styles).brotli, path).toBeLessThanOrEqual(STYLES);
  }
  // A sheet that a sheet imports would hold the page up for one more round trip.
  for (const style of new Set(loads.flatMap(({ styles }) => styles))) {
    const sheet = readFileSync(`out${style}`, 'utf8');
    expect(sheet.includes('@import'), style).toBe(false);
    expect(sheet.includes('@font-face'), style).toBe(false);
  }
});
