import { formatJson, type Json, parseJson } from './json';
import { invalidRequest, RpcError } from './rpc-error';

/** Runs a method of a name with the parameters that came. Throws an RpcError. */
export type Handler = (name: string, params: unknown) => Json | Promise<Json>;

type Id = string | bigint | number | null;

interface Call {
  id: Id;
  method: string;
  params: unknown;
}

const KEYS = new Set(['jsonrpc', 'id', 'method', 'params']);

/**
 * Answers the text of a request, a single one or a batch, with the text of the answer. Undefined where nothing
 * is to be answered, as all requests are without an id.
 */
export async function answer(text: string, handle: Handler): Promise<string | undefined> {
  let body: unknown;
  try {
    body = parseJson(text);
  } catch {
    return formatJson(failure(null, parseError()));
  }
  if (!Array.isArray(body)) {
    if (!isObject(body)) return formatJson(failure(null, parseError()));
    const single = await answerOne(body, handle);
    return single === undefined ? undefined : formatJson(single);
  }
  if (body.length === 0) return formatJson(failure(null, invalidRequest()));
  const answers: Json[] = [];
  // One after the other: a later request of a batch may look for what an earlier one has sent.
  for (const request of body) {
    const one = await answerOne(request, handle);
    if (one !== undefined) answers.push(one);
  }
  return answers.length === 0 ? undefined : formatJson(answers);
}

async function answerOne(request: unknown, handle: Handler): Promise<Json | undefined> {
  let id: Id | undefined = null;
  try {
    const call = readCall(request);
    id = call.id;
    const result = await handle(call.method, call.params);
    return id === undefined ? undefined : { jsonrpc: '2.0', result: result ?? null, id };
  } catch (error) {
    if (error instanceof InvalidCall) return failure(error.id, error.cause);
    return id === undefined ? undefined : failure(id, toRpcError(error));
  }
}

class InvalidCall extends Error {
  constructor(
    readonly id: Id,
    override readonly cause: RpcError,
  ) {
    super(cause.message);
  }
}

function readCall(request: unknown): Omit<Call, 'id'> & { id: Id | undefined } {
  if (!isObject(request)) throw new InvalidCall(null, invalidRequest());
  const { id, method, params, jsonrpc } = request;
  const ownId = isId(id) ? id : null;
  if (jsonrpc !== '2.0') {
    throw new InvalidCall(ownId, invalidRequest('Unsupported JSON-RPC protocol version'));
  }
  const isCall =
    typeof method === 'string' &&
    (id === undefined || isId(id)) &&
    (params === undefined || params === null || typeof params === 'object') &&
    Object.keys(request).every((key) => KEYS.has(key));
  if (!isCall) throw new InvalidCall(ownId, invalidRequest());
  return { id: id === undefined ? undefined : ownId, method, params };
}

function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  // A fault of this runtime: a test must see what it is.
  return new RpcError(-32603, `Internal error: ${error instanceof Error ? error.stack : String(error)}`);
}

function parseError(): RpcError {
  return new RpcError(-32700, 'Parse error');
}

function failure(id: Id, { code, message, data }: RpcError): Json {
  return { jsonrpc: '2.0', error: { code, message, data }, id };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is Id {
  return (
    value === null || typeof value === 'string' || typeof value === 'bigint' || typeof value === 'number'
  );
}

/** The error of a method that there is none of. */
export function methodNotFound(): RpcError {
  return new RpcError(-32601, 'Method not found');
}
