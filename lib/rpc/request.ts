import type { Json } from './console-method';
import { formatJson } from './json';

/** The id of every request: there is one at a time. */
export const requestId = 1;

/** The body of a JSON-RPC request, on one line unless indented. */
export function requestBody(id: number, method: string, params: Json[], indent?: number): string {
  // A method without parameters is called without the field.
  const request: Json = { jsonrpc: '2.0', id, method, ...(params.length > 0 && { params }) };
  return formatJson(request, indent);
}
