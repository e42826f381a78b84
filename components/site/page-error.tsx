'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { useContentEvents } from '@/components/navigation/use-content-events';
import { Crash, LoadFailure } from '@/components/ui/error-box';
import { isChunkError, isCutData, reloadIfReachable } from '@/lib/browser/load-error';
import { samePage, toRoute } from '@/lib/url';

interface PageErrorProps {
  error: unknown;
  /** Renders the page again, without fetching it. */
  reset: () => void;
  children?: ReactNode;
}

/** Shown by Next's error boundaries in place of a page that crashed or could not be loaded. */
export function PageError({ error, reset, children }: PageErrorProps) {
  // The tree that a refresh would update is gone.
  useContentEvents(reload);
  const route = toRoute(usePathname());
  const isCut = isCutData(error);
  useEffect(() => {
    // The document does not need the data. If the document itself was cut, a reload could loop.
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
