import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request as it came in; tests look at these. */
export interface ReceivedRequest {
  method: string;
  /** Without the parameters, decoded. */
  path: string;
  parameters: Record<string, string>;
  appId: string | undefined;
  apiKey: string | undefined;
  /** The body's JSON; undefined where there is none or it is not JSON. */
  body: unknown;
}

/** Reads a request to its end. Application and key may come as headers or as parameters, as the client has both ways. */
export async function receiveRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const parameters = Object.fromEntries(url.searchParams);
  const credential = (name: string) => request.headers[name]?.toString() ?? parameters[name];
  return {
    method: request.method ?? 'GET',
    path: decodeURIComponent(url.pathname),
    parameters,
    appId: credential('x-algolia-application-id'),
    apiKey: credential('x-algolia-api-key'),
    body: parse(await text(request)),
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
