import type { Json } from './console-method';
import { formatJson, parseJson } from './json';

/** Name of the address's part that holds params for the console. */
export const paramsKey = 'params';

/** What an address asks the console to start from: params, text that is not a list of params, or nothing. */
export function paramsOfAddress(search: string): { params: Json[] } | { text: string } | undefined {
  const text = new URLSearchParams(search).get(paramsKey);
  if (text === null) return undefined;
  try {
    const params = parseJson(text);
    return Array.isArray(params) ? { params } : { text };
  } catch {
    return { text };
  }
}

/** Address of a page with its console filled in. Names no network, since a custom URL may hold a key. */
export function consoleLink(page: string, params: Json[]): string {
  const url = new URL(page);
  url.search = `?${new URLSearchParams({ [paramsKey]: formatJson(params) })}`;
  url.hash = 'try-it';
  return url.href;
}
