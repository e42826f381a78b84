import { algoliasearch } from 'algoliasearch';
import { PushError } from './push-error';
import type { PushClient } from './requests';

/** How to reach the service. */
export interface Connection {
  appId: string;
  apiKey: string;
  /** Base URL of a proxy or a service of one's own; without it, the hosts of the application. */
  host?: string | undefined;
}

/**
 * In Node the client's time to connect runs until the answer begins, and it has 2 seconds: too little for a thousand
 * records over a slow line, which would then be sent again and again.
 */
const timeouts = { connect: 30_000, read: 30_000, write: 60_000 };

/** The official client for the service. */
export function createClient({ appId, apiKey, host }: Connection): PushClient {
  return algoliasearch(appId, apiKey, { timeouts, ...(host && { hosts: [parseHost(host)] }) });
}

/** A base URL in the client's form. @throws a PushError where it is none */
export function parseHost(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new PushError(`SEARCH_HOST is "${text}". It must be a base URL such as http://localhost:1234.`);
  const protocol: 'http' | 'https' = url.protocol === 'http:' ? 'http' : 'https';
  // The client puts a port behind the whole of `url`, which would be wrong where there is a path.
  return { url: url.host + url.pathname.replace(/\/+$/, ''), accept: 'readWrite' as const, protocol };
}
