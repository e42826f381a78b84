/** Headers of the router (Next's app-router-headers.js): page data, and what marks it as asked for ahead of a click. */
const DATA = 'rsc';
const AHEAD = ['next-router-prefetch', 'next-router-segment-prefetch'];

/** Pauses before another attempt, in milliseconds: what fails by chance works then, and few readers notice. */
const pauses = [150, 450];

/** What the router wants page data for. */
export interface PageRequest {
  /** Pathname of the page; where it is loaded ahead, of the file. */
  page: string;
  /** Whether the page is loaded ahead: the reader has not asked for it yet. */
  isAhead: boolean;
}

/** What a request is for, if it is the router's for a page's data. */
export function pageRequest(input: RequestInfo | URL, init?: RequestInit): PageRequest | undefined {
  const headers = new Headers(init?.headers);
  if (!headers.has(DATA)) return undefined;
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  // The development server answers the page's own address, and its failures are the writer's to see.
  if (origin !== location.origin || !pathname.endsWith('.txt')) return undefined;
  const isAhead = AHEAD.some((name) => headers.has(name));
  return { isAhead, page: pathname.replace(/(\/)index\.txt$|\.txt$/, '$1') };
}

/**
 * An answer that is there to its last byte. What fails is asked for twice more.
 *
 * @param load sends the request
 * @throws the last error, where the network fails, the server is at fault or busy, or the body breaks off
 */
export async function fetchPatiently(load: () => Promise<Response>): Promise<Response> {
  for (const pause of pauses) {
    try {
      return await fetchWhole(load);
    } catch (error) {
      // A browser that knows it is offline is right.
      if (!navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return fetchWhole(load);
}

async function fetchWhole(load: () => Promise<Response>): Promise<Response> {
  const response = await load();
  const { status, url } = response;
  // Any other status is an answer; for a page that is gone the router loads the document, which says so.
  if (status >= 500 || status === 429) throw new Error(`${url}: ${status}`);
  // The router gets the response itself, whose address it needs, when a copy of it could be read.
  await response.clone().arrayBuffer();
  return response;
}
