import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { ServiceError } from './service-error';

/** An answer before it is sent. */
export interface Outcome {
  status: number;
  json: unknown;
}

/** What a function returns, or its refusal in the service's form. Requests of a wrong shape are kept in `violations`. */
export function outcomeOf(work: () => unknown, violations: string[]): Outcome {
  try {
    return { status: 200, json: work() };
  } catch (error) {
    const refusal = error instanceof z.ZodError ? new ServiceError(400, z.prettifyError(error)) : error;
    if (!(refusal instanceof ServiceError)) throw error;
    const { status, message } = refusal;
    if (status === 400 || status === 405) violations.push(message);
    return { status, json: { message, status } };
  }
}

/** Sends an answer as JSON. */
export function send(response: ServerResponse, { status, json }: Outcome): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(json));
}

/** Lets pages of any origin ask, as the service does. */
export function allowOtherOrigins(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS');
  const asked = request.headers['access-control-request-headers'];
  if (asked) response.setHeader('access-control-allow-headers', asked);
}
