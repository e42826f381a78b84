import { readFileSync } from 'node:fs';

/**
 * Ends the process with one line in a Node.js that is too old. Its packages need one that can `require` ES modules, which
 * 20.19 and 22.12 were the first to do; `engines` in package.json has the exact versions, which npm requires.
 */
export function requireNode(): void {
  if (process.features.require_module) return;
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  console.error(`This is Node.js ${process.version}. Use a version in the range ${engines.node}.`);
  process.exit(1);
}
