import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = 'content/network.json';
const network: unknown = JSON.parse(readFileSync(path.resolve(file), 'utf8'));

/**
 * A text of content/network.json for the site's configuration, as it was when the process started. Read as a file: if
 * it were a module, the development server would reload all code after each change of a value.
 *
 * @param name keys joined by dots. Throws an Error if the file does not have it
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
