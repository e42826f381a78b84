'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { useContentEvents } from '@/components/navigation/use-content-events';
import { Crash, LoadFailure } from '@/components/ui/error-box';
import { isChunkError, isCutData, reloadIfReachable } from '@/lib/load-error';
import { routeOf, samePage } from '@/lib/url';

interface PageErrorProps {
  error: unknown;
  /** Renders the page again. Nothing is fetched again: the files of a page do not change. */
  reset: () => void;
  children?: ReactNode;
}

/** What Next's error boundaries show in place of a page that crashed, or whose code could not be loaded. */
export function PageError({ error, reset, children }: PageErrorProps) {
  // A page that shows an error has no tree left to refresh.
  useContentEvents(reload);
  const route = routeOf(usePathname());
  const isCut = isCutData(error);
  useEffect(() => {
    // The document does not need the data. If it is the document that was cut, it might be cut each time.
    const [opened] = performance.getEntriesByType('navigation');
    if (isCut && opened && !samePage(new URL(opened.name).pathname, route)) void reloadIfReachable();
  }, [isCut, route]);
  return (
    <main id="content" tabIndex={-1}>
      {isCut || isChunkError(error) ? (
        <LoadFailure error={error} retry={reloadIfReachable} />
      ) : (
        <Crash error={error} retry={reset} />
      )}
      {children}
    </main>
  );
}

function reload(): void {
  location.reload();
}
