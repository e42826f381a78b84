import type { ConsoleMethod, Json } from '@/lib/rpc/console-method';
import type { Endpoint } from './use-endpoint';

/** What sends a request has: where to, what, and whether all of it is right. */
export interface RunnerProps {
  method: ConsoleMethod;
  endpoint: Endpoint;
  params: Json[];
  /** Tells whether the request can be sent, and shows the reader what is wrong with it. */
  check: () => boolean;
}
