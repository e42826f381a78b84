import got, { HTTPError, RequestError } from 'got';
import pLimit, { type LimitFunction } from 'p-limit';

/** The result of a request for an address. */
export type Verdict =
  | { kind: 'answers' }
  /** It has moved permanently. */
  | { kind: 'moved'; to: string }
  | { kind: 'broken'; reason: string };

/** Limits and retries of the requests. */
export interface Manners {
  /** Milliseconds that an attempt may take. */
  timeout: number;
  /** Further attempts after a temporary failure. */
  retries: number;
  /** The longest wait between attempts, in milliseconds, even if a host asks for more. */
  longestWait: number;
}

const patient: Manners = { timeout: 20_000, retries: 2, longestWait: 60_000 };

/** Requests at a time: in all, and to one host. */
const inAll = 12;
const toOneHost = 2;

const headers = {
  'user-agent': 'openverse-docs-link-check',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};

/** Requests each address. Does not throw: a failure is the result for that address. */
export async function askAddresses(
  urls: readonly string[],
  manners: Manners = patient,
): Promise<Map<string, Verdict>> {
  const all = pLimit(inAll);
  const hosts = new Map<string, LimitFunction>();
  const verdicts = urls.map(async (url) => {
    const { host } = new URL(url);
    const own = hosts.get(host) ?? pLimit(toOneHost);
    hosts.set(host, own);
    // Waits for the host's limit first, so that requests to a slow host do not use up the total limit.
    return [url, await own(() => all(() => ask(url, manners)))] as const;
  });
  return new Map(await Promise.all(verdicts));
}

/** Sends HEAD, and GET if that fails: some hosts do not support HEAD, or refuse it. */
async function ask(url: string, manners: Manners): Promise<Verdict> {
  const head = await attempt(url, 'HEAD', { ...manners, retries: 0 });
  return head.kind === 'broken' ? attempt(url, 'GET', manners) : head;
}

async function attempt(url: string, method: 'HEAD' | 'GET', manners: Manners): Promise<Verdict> {
  const redirects: number[] = [];
  try {
    const response = await got(url, {
      method,
      headers,
      timeout: { request: manners.timeout },
      retry: {
        limit: manners.retries,
        maxRetryAfter: manners.longestWait,
        backoffLimit: manners.longestWait,
      },
      hooks: { beforeRedirect: [(_options, { statusCode }) => void redirects.push(statusCode)] },
    });
    const isMoved = redirects.length > 0 && redirects.every((status) => status === 301 || status === 308);
    return isMoved ? { kind: 'moved', to: response.url } : { kind: 'answers' };
  } catch (error) {
    if (error instanceof HTTPError) return { kind: 'broken', reason: `status ${error.response.statusCode}` };
    if (error instanceof RequestError) return { kind: 'broken', reason: error.code };
    throw error;
  }
}
