import type { Json } from './console-method';

/** The answer as it was received. */
export interface Answer {
  /** 101 by websocket. */
  status: number;
  statusText: string;
  /** From the start of the request to the end of the body, in milliseconds. */
  ms: number;
  bytes: number;
  text: string;
}

/** Everything that can go wrong between Send and a result. */
export type Failure =
  | { kind: 'offline' }
  | { kind: 'cors' }
  | { kind: 'unreachable' }
  | { kind: 'interrupted' }
  | { kind: 'timeout'; seconds: number }
  | { kind: 'cancelled' }
  | { kind: 'forbidden'; answer: Answer }
  /** `told` is whether the server sent the time. */
  | { kind: 'rate-limited'; seconds: number; told: boolean; answer: Answer }
  | { kind: 'http-error'; answer: Answer }
  | { kind: 'not-json'; answer: Answer }
  | { kind: 'not-rpc'; reason: string; answer: Answer }
  | { kind: 'rpc-error'; code: number; message: string; data?: Json; answer?: Answer }
  | { kind: 'too-large'; limit: number }
  | { kind: 'cannot-connect' }
  | { kind: 'closed'; code: number; reason: string }
  | { kind: 'lost'; code: number; reason: string };

/** How a call ended. */
export type Outcome = { kind: 'ok'; answer: Answer } | Failure;
