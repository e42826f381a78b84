import { consoleAnchor } from './console-method';
import { exactJson, parseJson } from './json';
import type { Json } from './schema';

/** Query parameter with the params of the console. */
export const paramsKey = 'params';

/** Id of every request: there is one at a time. */
export const requestId = 1;

/** The JSON-RPC request. A method without parameters is called without the field. */
export function requestBody(method: string, params: Json[], id = requestId): { [key: string]: Json } {
  return { jsonrpc: '2.0', id, method, ...(params.length > 0 && { params }) };
}

/** The JSON-RPC response to it. */
export function responseBody(result: Json): { [key: string]: Json } {
  return { jsonrpc: '2.0', result, id: requestId };
}

/** A command for a POSIX shell that sends a JSON-RPC request. */
export function curlCommand(url: string, body: string): string {
  return `curl ${quote(url)} \\\n  -H 'Content-Type: application/json' \\\n  -d ${quote(body)}`;
}

/** Quotes a text for the shell if necessary. */
function quote(text: string): string {
  return /^[\w:/.@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Address of a page with its console filled in. Without the endpoint, whose URL may contain a key. */
export function consoleLink(page: string, params: Json[]): string {
  const url = new URL(page);
  url.search = `?${new URLSearchParams({ [paramsKey]: exactJson(params) })}`;
  url.hash = consoleAnchor;
  return url.href;
}

/** Parses params; `broken` says why and where the text is not an array. */
export function readParams(text: string): { params?: Json[]; broken?: string } {
  try {
    const params = parseJson(text);
    if (Array.isArray(params)) return { params };
    return { broken: 'Parameters are a list: write them between [ and ].' };
  } catch (error) {
    return { broken: (error as SyntaxError).message };
  }
}
