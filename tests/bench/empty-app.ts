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
 * Builds the smallest Next app one can navigate in: two rows of pages, each with one link of Next's to the page after
 * it. Those of `/ahead/1/` load that page ahead, as they do unless told otherwise; those of `/cold/1/` do not.
 *
 * @param length pages of a row
 * @returns its out/ folder
 */
export function buildLinkedApp(length: number): string {
  const page = `import Link from 'next/link';
export const generateStaticParams = () =>
  ['ahead', 'cold'].flatMap((row) => Array.from({ length: ${length} }, (_, index) => ({ row, page: String(index + 1) })));
export default async function Page({ params }) {
  const { row, page } = await params;
  const prefetch = row === 'cold' ? false : undefined;
  return <><h1>{page}</h1><Link prefetch={prefetch} href={\`/\${row}/\${Number(page) + 1}/\`}>Next</Link></>;
}`;
  return build('linked-app', {
    'next.config.mjs': "export default { output: 'export', trailingSlash: true };",
    'app/page.js': 'export default function Page() { return <p>Empty</p>; }',
    'app/[row]/[page]/page.js': page,
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
