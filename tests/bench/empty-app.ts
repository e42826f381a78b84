import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Builds the smallest Next app there is as a static export, with this project's packages.
 *
 * @returns its out/ folder
 */
export function buildEmptyApp(): string {
  const folder = path.resolve('.cache/empty-app');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  const files = {
    'package.json': '{ "type": "module" }',
    'next.config.mjs': "export default { output: 'export' };",
    'app/layout.js':
      'export default function Layout({ children }) { return <html><body>{children}</body></html>; }',
    'app/page.js': 'export default function Page() { return <p>Empty</p>; }',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  execFileSync(process.execPath, [path.resolve('node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return path.join(folder, 'out');
}
