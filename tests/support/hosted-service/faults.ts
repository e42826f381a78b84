import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Outcome, send } from './send';
import { type Fault, type FaultOrder, faultOrder } from './shapes';

/** The fault that is in force, and which requests it is for. */
export interface Faults {
  /** Puts a fault in force in place of the one before; its count of requests starts here. */
  order(fault: FaultOrder): void;
  /** The fault that a request meets. `request` is its method and path. */
  next(request: string): Fault | undefined;
}

/** No fault in force. */
export function createFaults(): Faults {
  let fault: Fault = faultOrder.parse({ fault: 'none' });
  let seen = 0;
  return {
    order: (next) => {
      fault = faultOrder.parse(next);
      seen = 0;
    },
    next: (request) => {
      if (fault.fault === 'none' || !new RegExp(fault.path).test(request)) return;
      seen += 1;
      const last = fault.nth + (fault.times ?? Number.POSITIVE_INFINITY);
      return seen >= fault.nth && seen < last ? fault : undefined;
    },
  };
}

/** Answers a request as the fault has it, or truly where there is none. `work` does what the request asks for. */
export async function answerWithFault(
  fault: Fault | undefined,
  response: ServerResponse,
  work: () => Outcome,
): Promise<void> {
  if (!fault) return send(response, work());
  const done = fault.afterwards ? work() : undefined;
  await sleep(fault.delay);
  switch (fault.fault) {
    case 'hang-up':
      response.socket?.destroy();
      return;
    case 'timeout':
      return;
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Please log in</html>');
      return;
    case 'wrong-shape':
      return send(response, { status: 200, json: { unexpected: true } });
    case 'status': {
      const { status } = fault;
      return send(response, { status, json: { message: `Fault on demand: ${status}`, status } });
    }
    default:
      return send(response, done ?? work());
  }
}
