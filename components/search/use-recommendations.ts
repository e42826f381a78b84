import { useEffect, useState } from 'react';
import { hostedConfig } from '@/lib/search/hosted-config';
import type { RelatedPage } from '@/lib/search/related';

/** Pages that the hosted service recommends to readers of a page. None if it does not answer. */
export function useRecommendations(route: string, most: number): RelatedPage[] {
  const [found, setFound] = useState<RelatedPage[]>([]);
  useEffect(() => {
    const config = hostedConfig;
    if (!config) return;
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
