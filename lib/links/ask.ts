import got, { HTTPError, RequestError } from 'got';
import pLimit, { type LimitFunction } from 'p-limit';

/** What became of asking for an address. */
export type Verdict =
  | { kind: 'answers' }
  /** It is permanently somewhere else. */
  | { kind: 'moved'; to: string }
  | { kind: 'broken'; reason: string };

/** How patiently addresses are asked for. */
export interface Manners {
  /** Milliseconds that an attempt may take. */
  timeout: number;
  /** Further attempts after one that failed in a way that may pass. */
  retries: number;
  /** The longest wait between attempts, in milliseconds, also where a host asks for more. */
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

/** Asks for each address. Never throws: whatever goes wrong is the address's verdict. */
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
    // The host's turn comes first, so that a slow host does not take the places of others.
    return [url, await own(() => all(() => ask(url, manners)))] as const;
  });
  return new Map(await Promise.all(verdicts));
}

/** Asks by HEAD, and by GET where that fails: some hosts know no HEAD, or refuse it. */
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
