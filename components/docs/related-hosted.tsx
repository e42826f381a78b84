'use client';

import { useEffect, useRef, useState } from 'react';
import type { Crumb } from '@/lib/nav/types';
import type { HostedConfig } from '@/lib/search/hosted-config';
import { RelatedList } from './related-list';

/**
 * Asks the hosted service for recommendations when the reader comes near the foot of the page. Until it answers, and
 * where it does not, the pages found at build time stand there.
 */
export function RelatedHosted(props: { config: HostedConfig; current: string; pages: Crumb[] }) {
  const { config, current, pages } = props;
  const [shown, setShown] = useState(pages);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import('@/components/search/hosted')
        .then(({ openHosted, recommendHosted }) =>
          recommendHosted(openHosted(config), config.indexName, `${current}#:0`, pages.length),
        )
        .then(
          (found) => {
            const others = found.filter(({ route }) => route !== current);
            if (others.length > 0)
              setShown(others.map(({ title, route }) => ({ label: title, href: route })));
          },
          (error: unknown) => console.warn('The search service recommends nothing.', error),
        );
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [config, current, pages.length]);

  return (
    <div ref={place}>
      <RelatedList pages={shown} />
    </div>
  );
}
