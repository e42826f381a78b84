import { readFileSync } from 'node:fs';
import path from 'node:path';
import { flattenVariables } from './variables';

const file = 'content/network.json';
const values = flattenVariables(JSON.parse(readFileSync(path.resolve(file), 'utf8')));

/**
 * A text of content/network.json, by its keys joined by dots, as it was when the process started. Throws an Error if
 * there is none. Read as a file: if it were a module, the development server would reload all code after each change.
 */
export function networkValue(name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`${file} has no text "${name}"`);
  return value;
}
