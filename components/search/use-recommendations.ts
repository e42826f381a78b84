import { useEffect, useState } from 'react';
import type { Recommendation } from '@/lib/search/client/hosted';
import { hostedConfig } from '@/lib/search/hosted-config';

/** Pages that the hosted service recommends to readers of a page. None if it does not answer or no page is given. */
export function useRecommendations(route: string | undefined, most: number): Recommendation[] {
  const [found, setFound] = useState<Recommendation[]>([]);
  useEffect(() => {
    const config = hostedConfig;
    if (!config || route === undefined) return;
    let isWanted = true;
    import('@/lib/search/client/hosted')
      .then(({ openHosted, recommendHosted }) =>
        recommendHosted(openHosted(config), config.indexName, route, most),
      )
      .then(
        (pages) => isWanted && setFound(pages),
        // The page is complete without them.
        (error: unknown) => console.warn('The search service recommends nothing.', error),
      );
    return () => {
      isWanted = false;
    };
  }, [route, most]);
  return found;
}
