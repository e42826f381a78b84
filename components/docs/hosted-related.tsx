'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRecommendations } from '@/components/search/use-recommendations';
import { SiteLink } from '@/components/ui/site-link';

interface HostedRelatedProps {
  /** Route of the page. */
  current: string;
  /** Most pages to show. */
  most: number;
  /** The pages found at build time, as items of a list. */
  children: ReactNode;
}

/** A list of pages. When the reader scrolls near it, the hosted service's recommendations replace them. */
export function HostedRelated({ current, most, children }: HostedRelatedProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isNear, setNear] = useState(false);
  const found = useRecommendations(isNear ? current : undefined, most);

  useEffect(() => {
    if (!list.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setNear(true);
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  return (
    <ul ref={list}>
      {found.length > 0
        ? found.map(({ title, route }) => (
            <li key={route}>
              <SiteLink href={route}>{title}</SiteLink>
            </li>
          ))
        : children}
    </ul>
  );
}
