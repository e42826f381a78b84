import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { UsageError } from '../../cli';

/** How to reach the service. */
export interface Connection {
  appId: string;
  apiKey: string;
  /** Base URL of a proxy or of another service; without it, the hosts of the application. */
  host?: string | undefined;
}

/**
 * In Node the client's time to connect runs until the answer begins, and it has 2 seconds: too little for a thousand
 * records over a slow line, which would then be sent again and again.
 */
const timeouts = { connect: 30_000, read: 30_000, write: 60_000 };

/** The official client for the service. @throws a UsageError if the host is not a base URL */
export function createClient({ appId, apiKey, host }: Connection): Algoliasearch {
  if (!host) return algoliasearch(appId, apiKey, { timeouts });
  const [, protocol, url] = /^(https?):\/\/(.+?)\/*$/.exec(host) ?? [];
  if (!protocol || !url)
    throw new UsageError(`SEARCH_HOST is "${host}". It must be a base URL such as http://localhost:1234.`);
  // After a failure the client asks the next host of its list, so a host that is in it three times is retried twice.
  const hosts = Array(3).fill({ url, accept: 'readWrite', protocol });
  return algoliasearch(appId, apiKey, { timeouts, hosts });
}
