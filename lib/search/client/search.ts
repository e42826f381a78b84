import { hostedConfig } from '../hosted/config';
import { once } from '../memoize-async';
import type { SearchAnswer, SearchRequest } from '../response';
import { openEmbedded, searchEmbedded } from './embedded';

/** A query. The length of snippets depends on the screen. */
type Asked = Omit<SearchRequest, 'snippetWords'>;

/** An answer, and whether it is from the embedded engine because the hosted one failed. */
export type Answer = SearchAnswer & { isFallback: boolean };

/** How long a service that failed is not called again, in milliseconds (specification section 9, host retry back-off). */
const backOff = 2 * 60 * 1000;

/** How long an answer may take before a reader is shown that it is awaited, in milliseconds (specification section 9). */
export const stallThreshold = 300;

let askAgainAt = 0;

/** Fetches the engine before the first query. Can be called again. */
export function prepareSearch(): void {
  if (hostedConfig) openHosted(hostedConfig).catch(() => undefined);
  else openEmbedded();
}

/**
 * Searches the pages, with the hosted engine if the build names one, else with the embedded one. If the
 * hosted one fails or takes too long, the embedded one is the fallback until the back-off is over.
 *
 * @throws if no engine can answer
 */
export async function search(asked: Asked): Promise<Answer> {
  // Words of a snippet on narrow and other screens (specification section 9).
  const request = { ...asked, snippetWords: matchMedia('(width <= 768px)').matches ? 5 : 10 };
  if (hostedConfig && Date.now() >= askAgainAt) {
    try {
      const ask = await openHosted(hostedConfig);
      return { ...(await ask(request)), isFallback: false };
    } catch (error) {
      console.warn('The search service does not answer; this site searches by itself.', error);
      askAgainAt = Date.now() + backOff;
    }
  }
  return { ...(await searchEmbedded(request)), isFallback: hostedConfig !== undefined };
}

/** The hosted engine's code is fetched only if it is used. */
const openHosted = once(async (config: NonNullable<typeof hostedConfig>) => {
  const { openHosted: open, searchHosted } = await import('../hosted/client');
  const client = open(config);
  return (request: SearchRequest) => searchHosted(client, config.indexName, request);
});
