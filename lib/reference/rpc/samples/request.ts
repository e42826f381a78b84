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
