import type { Json, Method } from '../schema';

/** A call that samples are made from. They write the endpoint as a variable, which the page fills in. */
export interface Call {
  method: Method;
  params: Json[];
  /** The method whose subscription this one ends, and what it is subscribed with. */
  subscribe?: { method: Method; params: Json[] } | undefined;
}

/** The JSON-RPC request: what is sent, whatever the language. Empty parameters are left out. */
export function requestBody(method: string, params: Json[]): { [key: string]: Json } {
  return { jsonrpc: '2.0', id: 1, method, ...(params.length > 0 ? { params } : {}) };
}
