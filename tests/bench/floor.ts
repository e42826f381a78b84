import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firstLoad, weightOf } from '@/tests/support/weight';

/** First-load JavaScript of the empty app, and what it was built with. */
export interface Floor {
  versions: Record<'next' | 'react' | 'react-dom', string>;
  /** Bytes, compressed with brotli. */
  scripts: number;
}

/** Kept in the repository: to build an app takes longer than the test that compares the pages with it. */
const record = 'tests/bench/floor.json';

/**
 * Bytes of JavaScript (brotli) that a page may load more than an empty app. The target of the project is 12,000;
 * docs/decisions.md has the profile that shows what more is for.
 */
export const SCRIPTS_ABOVE_FLOOR = 16_750;
/** Bytes of CSS (brotli) that a page may load: a target of the project's. */
export const STYLES = 15_300;

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

let floorOut: string | undefined;

/** The smallest Next app there is, built once for all tables; its weight is recorded. @returns its out/ folder */
export function floorApp(): string {
  if (floorOut !== undefined) return floorOut;
  floorOut = build('empty-app', {});
  const { scripts } = firstLoad(readFileSync(`${floorOut}/index.html`, 'utf8'));
  const floor: Floor = { versions: installedVersions(), scripts: weightOf(floorOut, scripts).brotli };
  writeFileSync(record, `${JSON.stringify(floor, undefined, 2)}\n`);
  return floorOut;
}

/**
 * Builds the smallest Next app one can navigate in: two rows of pages, each with one link of Next's to the page after
 * it. Those of `/ahead/1/` load that page ahead, which is Next's default; those of `/cold/1/` do not.
 *
 * @param length pages of a row
 * @returns its out/ folder
 */
export function buildLinkedApp(length: number): string {
  return build('linked-app', {
    'next.config.mjs': "export default { output: 'export', trailingSlash: true };",
    'app/[row]/[page]/page.js': `import Link from 'next/link';
export const generateStaticParams = () =>
  ['ahead', 'cold'].flatMap((row) => Array.from({ length: ${length} }, (_, index) => ({ row, page: String(index + 1) })));
export default async function Page({ params }) {
  const { row, page } = await params;
  const prefetch = row === 'cold' ? false : undefined;
  return <><h1>{page}</h1><Link prefetch={prefetch} href={\`/\${row}/\${Number(page) + 1}/\`}>Next</Link></>;
}`,
  });
}

/** Builds an app as a static export, with this project's packages. */
function build(name: string, files: Record<string, string>): string {
  const folder = path.resolve('.cache', name);
  const all = {
    'package.json': '{ "type": "module" }',
    'next.config.mjs': "export default { output: 'export' };",
    'app/layout.js':
      'export default function Layout({ children }) { return <html><body>{children}</body></html>; }',
    'app/page.js': 'export default function Page() { return <p>Empty</p>; }',
    ...files,
  };
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const next = path.resolve('node_modules/next/dist/bin/next');
  execFileSync(process.execPath, [next, 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return path.join(folder, 'out');
}
