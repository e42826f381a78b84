/** An error that a method answers with, in the words of the node. */
export class RpcError extends Error {
  override readonly name = 'RpcError';

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

/** The error about a parameter that does not fit the chain. */
export function invalidParam(reason: string): RpcError {
  return new RpcError(-32602, `Invalid param: ${reason}`);
}
