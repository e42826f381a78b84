import type { Json } from '@/lib/json';
import { isLocal } from './endpoint';
import { formatBytes } from './format';

/** A response as it was received. */
export interface Answer {
  /** HTTP status; 101 over a websocket. */
  status: number;
  statusText: string;
  /** From the start of the request to the end of the body, in milliseconds. */
  ms: number;
  bytes: number;
  text: string;
}

/** Why a request has no result, explained to the reader. */
export interface Failure {
  title: string;
  meaning: string;
  remedy: string;
  /** Seconds to wait before the next request. */
  wait?: number;
  /** The code of the node's error. */
  code?: number;
  data?: Json | undefined;
}

/** How a request ended. An answer without a result comes with a failure. Both are absent if a subscription ended. */
export interface Outcome {
  answer?: Answer | undefined;
  failure?: Failure | undefined;
}

/** A request without an answer is given up after this time, in milliseconds. */
export const timeoutMs = 30_000;

/** Largest answer that is read, in bytes. */
export const maxBytes = 50_000_000;

/** Seconds to wait after a 429 without Retry-After. */
const defaultRetryAfter = 10;

/** Every way in which a request can fail. */
export const failures = {
  offline: {
    title: 'You are offline',
    meaning: 'The browser has no network connection, so the request did not leave this machine.',
    remedy: 'Connect to the network and send again.',
  },
  cors: {
    title: 'The server answers, but not to pages',
    meaning:
      'The server can be reached. It does not let pages of other origins read its answers (CORS), or it refused the request in a way that hides the reason, as some proxies do with their limits.',
    remedy:
      'Send the request from the command line, where this rule does not apply. If the server is yours, make it send Access-Control-Allow-Origin with every answer.',
  },
  unreachable: (url: string) => ({
    title: 'The server cannot be reached',
    meaning:
      'The server did not answer: the name or port may be wrong, the server down, its certificate invalid, or something on the way blocks it.',
    remedy: isLocal(url)
      ? 'Start a node on this machine and check the port. If the browser asks whether this page may reach the local network, allow it. Some browsers never do; then use the command line.'
      : 'Check the URL, try another cluster, or send the request from the command line to see the error itself.',
  }),
  interrupted: {
    title: 'The connection was interrupted',
    meaning: 'The answer began, and the connection ended before all of it had arrived.',
    remedy: 'Send again. If it happens every time, request less data at once.',
  },
  timeout: {
    title: `No answer within ${timeoutMs / 1000} s`,
    meaning: 'The request was stopped. The server may still have carried it out.',
    remedy: 'Try again, request less data, or choose another cluster.',
  },
  cancelled: {
    title: 'Cancelled',
    meaning: 'You stopped the request. The server may still have carried it out.',
    remedy: 'Send again when you are ready.',
  },
  forbidden: {
    title: 'HTTP 403: the server refuses the request',
    meaning:
      'The address you call from is blocked, or the URL needs a key. Public endpoints block clients that exceed the limits repeatedly.',
    remedy: 'Check the key in the URL. Otherwise use your own node, or ask the operator of this one.',
  },
  /** @param retryAfter seconds, if the server says how long to wait */
  rateLimited: (retryAfter: number | undefined) => {
    const wait = retryAfter ?? defaultRetryAfter;
    return {
      title: 'HTTP 429: too many requests',
      meaning:
        retryAfter === undefined
          ? `The server does not say for how long, or does not let pages read it (Retry-After is seen only if the server exposes it by CORS). ${wait} s are a guess.`
          : `The server asks you to wait ${wait} s.`,
      remedy: 'Wait until Send is enabled again. For many requests, use your own node.',
      wait,
    };
  },
  httpError: ({ status, statusText, text }: Answer) => ({
    title: `HTTP ${status}${statusText && `: ${statusText}`}`,
    meaning: `The server, or a proxy before it, answered with an error instead of a result. ${describeBody(text)}`,
    remedy:
      status >= 500
        ? 'Wait a moment and send again. If the error remains, choose another cluster.'
        : 'Check that the URL is that of an RPC endpoint, and that the request is complete.',
  }),
  notRpc: (reason: string) => ({
    title: 'The answer is not a JSON-RPC response',
    meaning: `${reason} This is probably not an RPC endpoint, or a proxy answered instead.`,
    remedy: 'Check the URL.',
  }),
  rpcError: (code: number, message: string, data: Json | undefined) => ({
    title: `Error ${code}: ${message}`,
    meaning: 'The node understood the request and answers with an error.',
    remedy:
      'The site does not list this code. Read the message and the data, or ask the operator of the node.',
    code,
    data,
  }),
  tooLarge: {
    title: `The answer is larger than ${formatBytes(maxBytes)}`,
    meaning: 'Reading stopped there, so that the page does not use up the memory.',
    remedy:
      'Request less data with filters, a data slice or fewer slots, or save the answer from the command line.',
  },
  cannotConnect: {
    title: 'Cannot connect',
    meaning:
      'The server refused the websocket or is not there. Browsers do not report the reason: wrong port, no websocket at this URL, too many connections, or a node that is down.',
    remedy:
      'Check the URL. A node listens for websockets on the port after that of HTTP (8900 after 8899). Wait a moment if you connected often.',
  },
  closed: (event: CloseEvent) => ({
    title: `The server closed the connection (${describeCode(event)})`,
    meaning: `It did so before the request was answered. ${describeReason(event)}`,
    remedy: 'Try again, or choose another cluster.',
  }),
  lost: (event: CloseEvent) => ({
    title: `The connection was lost (${describeCode(event)})`,
    meaning: `The subscription ended with it, and what happened since was not sent. ${describeReason(event)}`,
    remedy: 'Subscribe again. Earlier notifications stay below.',
  }),
};

function describeCode({ code }: CloseEvent): string {
  return code === 1006 ? '1006, without a close frame' : `code ${code}`;
}

function describeReason({ reason }: CloseEvent): string {
  return reason === '' ? 'It gave no reason.' : `Its reason: ${reason}`;
}

/** A sentence that quotes the start of a body. */
export function describeBody(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return 'The body is empty.';
  return `It begins: ${line.length > 200 ? `${line.slice(0, 200)}…` : line}`;
}
