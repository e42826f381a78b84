import type { Json, Method } from '../schema';

/** Endpoints of the cluster that samples call. */
export interface Endpoints {
  rpc: string;
  ws: string;
}

/** A call that samples are made from. */
export interface Call {
  method: Method;
  params: Json[];
  /** The method whose subscription this one ends, and what it is subscribed with. */
  subscribe?: { method: Method; params: Json[] } | undefined;
  /** Endpoint: HTTP for methods of that transport, websocket for the others. */
  url: string;
}

/** The JSON-RPC request: what is sent, whatever the language. Empty parameters are left out. */
export function requestBody(method: string, params: Json[]): { [key: string]: Json } {
  return { jsonrpc: '2.0', id: 1, method, ...(params.length > 0 ? { params } : {}) };
}
