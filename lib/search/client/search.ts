import type { SearchAnswer, SearchRequest } from '../engine';
import { hostedConfig } from '../hosted-config';
import { openEmbedded, searchEmbedded } from './embedded';

/** An answer, and whether it is from the embedded engine because the hosted one failed. */
export type Answer = SearchAnswer & { isFallback: boolean };

/** How long a service that failed is not called again, in milliseconds (specification section 9, host retry back-off). */
const backOff = 2 * 60 * 1000;

let askAgainAt = 0;
let hosted: Promise<(request: SearchRequest, version: string) => Promise<SearchAnswer>> | undefined;

/** Fetches the engine ahead of the first query in a version. Safe to call again. */
export function prepareSearch(version: string): void {
  if (hostedConfig) void openHosted().catch(() => undefined);
  else openEmbedded(version);
}

/**
 * Searches the pages of a version, with the hosted engine if the build names one, else with the embedded one. If the
 * hosted one fails or takes too long, the embedded one is the fallback until the back-off is over.
 *
 * @throws if no engine can answer
 */
export async function search(request: SearchRequest, version: string): Promise<Answer> {
  if (!hostedConfig) return { ...(await searchEmbedded(request, version)), isFallback: false };
  if (Date.now() >= askAgainAt) {
    try {
      const ask = await openHosted();
      return { ...(await ask(request, version)), isFallback: false };
    } catch (error) {
      console.warn('The search service does not answer; this site searches by itself.', error);
      askAgainAt = Date.now() + backOff;
    }
  }
  return { ...(await searchEmbedded(request, version)), isFallback: true };
}

/** The hosted engine's code is fetched only if it is used. */
function openHosted(): NonNullable<typeof hosted> {
  if (!hostedConfig) throw new Error('no hosted service is configured');
  const config = hostedConfig;
  hosted ??= import('./hosted').then(({ openHosted: open, searchHosted }) => {
    const client = open(config);
    return (request, version) => searchHosted(client, config.indexName, request, version);
  });
  hosted.catch(() => {
    hosted = undefined;
  });
  return hosted;
}
