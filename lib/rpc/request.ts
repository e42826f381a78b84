import { consoleAnchor } from './console-method';
import { exactJson, parseJson } from './json';
import type { Json } from './schema';

/** Name of the query parameter that has params for the console. */
export const paramsKey = 'params';

/** Id of the request that a reader sends: there is one at a time. */
export const requestId = 1;

/** The JSON-RPC request. A method without parameters is called without the field. */
export function requestBody(method: string, params: Json[], id = requestId): { [key: string]: Json } {
  return { jsonrpc: '2.0', id, method, ...(params.length > 0 && { params }) };
}

/** The answer of a node to the request that a reader sends. */
export function responseBody(result: Json): { [key: string]: Json } {
  return { jsonrpc: '2.0', result, id: requestId };
}

/** A command that sends a JSON-RPC request, to be pasted into a POSIX shell: URL and body are quoted for it. */
export function curlCommand(url: string, body: string): string {
  return `curl ${quoted(url)} \\\n  -H 'Content-Type: application/json' \\\n  -d ${quoted(body)}`;
}

/** The text as one word of a shell; plain addresses stay as they are. */
function quoted(text: string): string {
  return /^[\w:/.@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Address of a page with its console filled in. Names no network, since a custom URL may hold a key. */
export function consoleLink(page: string, params: Json[]): string {
  const url = new URL(page);
  url.search = `?${new URLSearchParams({ [paramsKey]: exactJson(params) })}`;
  url.hash = consoleAnchor;
  return url.href;
}

/** The params in a text, or why and where it is not a list of params. */
export function readParams(text: string): { params?: Json[]; broken?: string } {
  try {
    const params = parseJson(text);
    if (Array.isArray(params)) return { params };
    return { broken: 'Parameters are a list: write them between [ and ].' };
  } catch (error) {
    return { broken: (error as SyntaxError).message };
  }
}
