import type { Json } from './json';

/** An error that a method answers with. `message` and `data` are those of the node. */
export class RpcError extends Error {
  override readonly name = 'RpcError';

  constructor(
    readonly code: number,
    message: string,
    readonly data?: Json,
  ) {
    super(message);
  }
}

/** Parameters of the wrong number, type or meaning: -32602. */
export function invalidParams(message: string): RpcError {
  return new RpcError(-32602, message);
}

/** A request that is not a call, or that the node refuses as invalid: -32600. */
export function invalidRequest(message = 'Invalid request'): RpcError {
  return new RpcError(-32600, message);
}
