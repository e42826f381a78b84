import type { Json, Method } from '@/lib/rpc/schema';

/** A call that samples are made from. They write the endpoint as a variable, which the page fills in. */
export interface Call {
  method: Method;
  params: Json[];
  /** The request, which is the same in all languages. */
  request: Json;
  /** The call whose subscription this one ends. */
  subscribe?: Call | undefined;
}
