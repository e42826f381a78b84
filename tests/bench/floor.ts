import { readFileSync, writeFileSync } from 'node:fs';
import { firstLoad, weightOf } from '@/lib/weight/first-load';
import { buildEmptyApp } from './empty-app';

/** First-load JavaScript of the empty app, and what it was built with. */
export interface Floor {
  versions: Record<'next' | 'react' | 'react-dom', string>;
  /** Bytes, compressed with brotli. */
  scripts: number;
}

/** Kept in the repository: to build an app takes longer than the test that compares the pages with it. */
const record = 'tests/bench/floor.json';

/** Bytes of JavaScript (brotli) that a page may load more than an empty app: a target of the project's. */
export const SCRIPTS_ABOVE_FLOOR = 8_000;
/** Bytes of CSS (brotli) that a page may load: a target of the project's. */
export const STYLES = 15_000;

let built: string | undefined;

/** The empty app, built once for all tables. @returns its out/ folder */
export function floorApp(): string {
  built ??= recordFloor();
  return built;
}

/** Builds the empty app and records its weight. */
function recordFloor(): string {
  const out = buildEmptyApp();
  const { scripts } = firstLoad(readFileSync(`${out}/index.html`, 'utf8'));
  const floor: Floor = { versions: installedVersions(), scripts: weightOf(out, scripts).brotli };
  writeFileSync(record, `${JSON.stringify(floor, undefined, 2)}\n`);
  return out;
}

/** The floor as `npm run bench` last recorded it. */
export function readFloor(): Floor {
  return JSON.parse(readFileSync(record, 'utf8')) as Floor;
}

/** Versions of the packages that an empty app is made of, as they are installed. */
export function installedVersions(): Floor['versions'] {
  const version = (name: string) =>
    (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;
  return { next: version('next'), react: version('react'), 'react-dom': version('react-dom') };
}
