'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { useContentEvents } from '@/components/navigation/use-content-events';
import { Crash, LoadFailure } from '@/components/ui/error-box';
import { isLoadFailure, reloadIfReachable } from '@/lib/browser/load-error';
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
  useContentEvents(() => location.reload());
  const route = toRoute(usePathname());
  const isMissing = isLoadFailure(error);
  useEffect(() => {
    // A new document needs neither the data nor the old code. If it was loaded just now, a reload could loop.
    const [opened] = performance.getEntriesByType('navigation');
    if (isMissing && opened && !samePage(new URL(opened.name).pathname, route)) void reloadIfReachable();
  }, [isMissing, route]);
  return (
    <main id="content" tabIndex={-1}>
      {isMissing ? (
        <LoadFailure error={error} retry={reloadIfReachable} />
      ) : (
        <Crash error={error} retry={reset} />
      )}
      {children}
    </main>
  );
}
