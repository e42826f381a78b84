import { readFileSync } from 'node:fs';
import path from 'node:path';
import { flattenVariables } from './variables';

const file = 'content/network.json';
const values = flattenVariables(JSON.parse(readFileSync(path.resolve(file), 'utf8')));

/**
 * A text of content/network.json for the site's configuration, as it was when the process started. Read as a file: if
 * it were a module, the development server would reload all code after each change of a value.
 *
 * @param name keys joined by dots. Throws an Error if the file does not have it
 */
export function networkValue(name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`${file} has no text "${name}"`);
  return value;
}
