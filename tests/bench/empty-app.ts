import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What every small app needs beside its pages. */
const frame = {
  'package.json': '{ "type": "module" }',
  'next.config.mjs': "export default { output: 'export' };",
  'app/layout.js':
    'export default function Layout({ children }) { return <html><body>{children}</body></html>; }',
};

/**
 * Builds the smallest Next app there is as a static export, with this project's packages.
 *
 * @returns its out/ folder
 */
export function buildEmptyApp(): string {
  return build('empty-app', { 'app/page.js': 'export default function Page() { return <p>Empty</p>; }' });
}

/**
 * Builds the smallest Next app one can navigate in: two pages that a link of Next's leads from to a third. That of
 * `/` loads its page ahead, as it does unless told otherwise; that of `/cold/` does not.
 *
 * @returns its out/ folder
 */
export function buildLinkedApp(): string {
  const link = (attributes: string) =>
    `import Link from 'next/link';
export default function Page() { return <><h1>First</h1><Link ${attributes} href="/second/">Second</Link></>; }`;
  return build('linked-app', {
    'next.config.mjs': "export default { output: 'export', trailingSlash: true };",
    'app/page.js': link(''),
    'app/cold/page.js': link('prefetch={false}'),
    'app/second/page.js': 'export default function Page() { return <h1>Second</h1>; }',
  });
}

function build(name: string, files: Record<string, string>): string {
  const folder = path.resolve('.cache', name);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries({ ...frame, ...files })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  execFileSync(process.execPath, [path.resolve('node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return path.join(folder, 'out');
}
