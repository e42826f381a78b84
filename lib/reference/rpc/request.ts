import type { Json } from '@/lib/json';

/** Id of every request: there is one at a time. */
export const requestId = 1;

/** A JSON-RPC request. Without parameters, it has no `params`. */
export function requestBody(method: string, params: Json[]): { [key: string]: Json } {
  return { jsonrpc: '2.0', id: requestId, method, ...(params.length > 0 && { params }) };
}

/** The curl command, for a POSIX shell, that sends a JSON-RPC request. */
export function curlCommand(url: string, body: string): string {
  return `curl ${quote(url)} \\\n  -H 'Content-Type: application/json' \\\n  -d ${quote(body)}`;
}

function quote(text: string): string {
  return /^[\w:/.@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
