import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package with the version that is installed: `@solana/kit 8.4.0`. */
export function versioned(name: string): string {
  const file = path.resolve('node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return `${name} ${version}`;
}

/** The packages that a TypeScript program imports, by name; those of Node.js are none. */
export function importedPackages(text: string): string[] {
  const names = [...text.matchAll(/\bfrom '([^'.][^']*)'/g)]
    .map(([, specifier = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '')
    .filter((name) => !name.startsWith('node:'));
  return [...new Set(names)].sort();
}
