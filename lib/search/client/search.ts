import { loadInTime } from '@/lib/browser/load-error';
import { memoizeAsync } from '@/lib/memoize-async';
import { type HostedConfig, hostedConfig } from '../hosted/config';
import type { SearchRequest, SearchResponse } from '../response';
import { openEmbedded, searchEmbedded } from './embedded';

// In milliseconds, of specification section 9: how long a service that failed is not called, and when a reader is shown
// that results are awaited.
const backOff = 2 * 60 * 1000;
export const stallThreshold = 300;

let retryAt = 0;

/** Loads the engine before the first query. Can be called again. */
export function prepareSearch(): void {
  if (hostedConfig) loadHosted(hostedConfig).catch(() => undefined);
  else openEmbedded();
}

/** Searches with the hosted engine, if the build names one, else or if it fails, with the embedded one. Can reject. */
export async function search(query: Omit<SearchRequest, 'snippetWords'>): Promise<SearchResponse> {
  // Specification section 9.
  const request = { ...query, snippetWords: matchMedia('(width <= 768px)').matches ? 5 : 10 };
  if (!hostedConfig) return searchEmbedded(request);
  if (Date.now() >= retryAt) {
    try {
      const searchHosted = await loadInTime(loadHosted(hostedConfig));
      return await searchHosted(request);
    } catch (error) {
      console.warn('The search service does not answer; this site searches by itself.', error);
      retryAt = Date.now() + backOff;
    }
  }
  return { ...(await searchEmbedded(request)), isFallback: true };
}

/** Loads the code of the hosted engine, which most builds do not need. */
const loadHosted = memoizeAsync(async (config: HostedConfig) => {
  const { createHostedClient, searchHosted } = await import('../hosted/client');
  const client = createHostedClient(config);
  return (request: SearchRequest) => searchHosted(client, config.indexName, request);
});
