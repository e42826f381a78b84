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
 * In Node, the client's connect timeout of 2 seconds includes the time until the answer begins: too little for a
 * thousand records over a slow connection, which would be sent again and again.
 */
const timeouts = { connect: 30_000, read: 30_000, write: 60_000 };

/** The official client for the service. @throws a UsageError if the host is not a base URL */
export function createClient({ appId, apiKey, host }: Connection): Algoliasearch {
  if (!host) return algoliasearch(appId, apiKey, { timeouts });
  const [, protocol, url] = /^(https?):\/\/(.+?)\/*$/.exec(host) ?? [];
  if (!protocol || !url)
    throw new UsageError(`SEARCH_HOST is "${host}". It must be a base URL such as http://localhost:1234.`);
  // After a failure the client tries the next host of its list, so a host that is listed three times is retried twice.
  const hosts = Array(3).fill({ url, accept: 'readWrite', protocol });
  return algoliasearch(appId, apiKey, { timeouts, hosts });
}
