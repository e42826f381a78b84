import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = 'content/network.json';
const network: unknown = JSON.parse(readFileSync(path.resolve(file), 'utf8'));

/**
 * A text of content/network.json for the site's configuration, as it was when the process started. Read as a file: as a
 * module, each change of a value would have the development server load all code again.
 *
 * @param name keys joined by dots. Throws an Error where the file does not have it
 */
export function networkValue(name: string): string {
  let value = network;
  for (const key of name.split('.')) {
    value =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([it]) => it === key)?.[1]
        : undefined;
  }
  if (typeof value !== 'string') throw new Error(`${file} has no text "${name}"`);
  return value;
}
