import { cutText, type Json } from '@/lib/json';
import { isLocal } from './endpoint';

/** A response as it was received. */
export interface Answer {
  /** `HTTP 200 OK`; absent over a websocket. */
  status?: string;
  isOk: boolean;
  /** From the start of the request to the end of the body, in milliseconds. */
  ms: number;
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
  answer?: Answer;
  failure?: Failure | undefined;
}

/** A request without an answer is given up after this time, in milliseconds. */
export const timeoutMs = 30_000;

/** Longer answers are not read to their end: they would freeze the page. */
export const maxAnswerBytes = 10_000_000;

/** Seconds to wait after a 429 that does not say for how long, and after one that asks for very long. */
const defaultWait = 10;
const maxWait = 3600;

/** Every way in which a request can fail. */
export const failures = {
  offline: {
    title: 'You are offline',
    meaning: 'The browser has no network connection, so the request did not leave this machine.',
    remedy: 'Connect to the network and send again.',
  },
  unreachable: (url: string) => ({
    title: 'The server cannot be reached',
    meaning:
      'Browsers do not say why: the name or port may be wrong, the server down, its certificate invalid, or something on the way blocks it. A server that does not let pages read its answers (CORS), as some proxies that refuse a request, looks the same.',
    remedy: isLocal(url)
      ? 'Start a node on this machine and check the port: 8899 for HTTP, 8900 for websockets. If the browser asks whether this page may reach the local network, allow it. Some browsers never do; then use the command line.'
      : 'Try another cluster, or send the request from the command line to see the error itself.',
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
  tooLarge: {
    title: `The answer is larger than ${maxAnswerBytes / 1e6} MB`,
    meaning: 'The page stopped reading it there, because more would freeze it.',
    remedy: 'Request less data at once, or send the request from the command line.',
  },
  /** @param retryAfter the headers Retry-After and Date, if pages may read them */
  rateLimited: (retryAfter: string | null, date: string | null) => {
    const seconds = parseRetryAfter(retryAfter ?? '', date ?? '');
    const asked = seconds > maxWait ? `more than ${maxWait / 60} minutes` : `${seconds} s`;
    return {
      title: 'HTTP 429: too many requests',
      meaning: Number.isNaN(seconds)
        ? `The server does not say for how long, or does not let pages read it. ${defaultWait} s are a guess.`
        : `The server asks you to wait ${asked}.`,
      remedy: 'Wait until Send is enabled again. For many requests, use your own node.',
      wait: Number.isNaN(seconds) ? defaultWait : Math.min(seconds, maxWait),
    };
  },
  httpError: (status: number, title: string, body: string) => ({
    title,
    meaning: `The server, or a proxy before it, answered with an error instead of a result. ${quoteStart(body)}`,
    remedy:
      status >= 500
        ? 'Wait a moment and send again. If the error remains, choose another cluster.'
        : 'Check that the URL is that of an RPC endpoint, and that the request is complete.',
  }),
  notRpc: (body: string) => ({
    title: 'The answer is not a JSON-RPC response',
    meaning: `It is not JSON with a result or an error. This is probably not an RPC endpoint, or a proxy answered instead. ${quoteStart(body)}`,
    remedy: 'Check the URL.',
  }),
  rpcError: (code: number, message: string, data: Json | undefined) => ({
    title: `Error ${code}: ${cutText(message, 300)}`,
    meaning: 'The node understood the request and answers with an error.',
    remedy:
      'The site does not list this code. Read the message and the data, or ask the operator of the node.',
    code,
    data,
  }),
  closed: ({ code, reason }: CloseEvent) => ({
    title: `The connection was closed (${code === 1006 ? '1006, without a close frame' : `code ${code}`})`,
    meaning: `The server or the network ended it. ${reason === '' ? 'It gave no reason.' : `Its reason: ${reason}`}`,
    remedy:
      'Send again, or choose another cluster. Earlier notifications stay below; those since then were not sent.',
  }),
};

/** Seconds that a Retry-After header asks for; NaN if it does not. A date counts from that of the answer: clocks differ. */
function parseRetryAfter(retryAfter: string, date: string): number {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  if (!retryAfter.endsWith(' GMT')) return Number.NaN;
  const now = Date.parse(date) || Date.now();
  return Math.max(0, Math.ceil((Date.parse(retryAfter) - now) / 1000));
}

/** A sentence that quotes the start of a body. */
function quoteStart(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? 'The body is empty.' : `It begins: ${cutText(line, 200)}`;
}
