import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package with the version that is installed: `@solana/kit 8.4.0`. */
export function versioned(name: string): string {
  const file = path.resolve('node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return `${name} ${version}`;
}
