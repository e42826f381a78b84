import type { Json } from './console-method';
import { formatJson, type JsonSyntaxError, parseJson } from './json';

/** Name of the address's part that holds params for the console. */
export const paramsKey = 'params';

/** The params that a text is, or why it is not a list of params and where. */
export function readParams(text: string): { params?: Json[]; broken?: string } {
  try {
    const params = parseJson(text);
    if (Array.isArray(params)) return { params };
    return { broken: 'Parameters are a list: write them between [ and ].' };
  } catch (error) {
    const { line, column, message } = error as JsonSyntaxError;
    return { broken: `Line ${line}, column ${column}: ${message}.` };
  }
}

/** Address of a page with its console filled in. Names no network, since a custom URL may hold a key. */
export function consoleLink(page: string, params: Json[]): string {
  const url = new URL(page);
  url.search = `?${new URLSearchParams({ [paramsKey]: formatJson(params) })}`;
  url.hash = 'try-it';
  return url.href;
}
