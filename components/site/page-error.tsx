'use client';

import { type ReactNode, useEffect } from 'react';
import { useContentEvents } from '@/components/navigation/use-content-events';
import { Crash, LoadFailure } from '@/components/ui/error-box';
import { isChunkError, isCutData, reloadIfReachable } from '@/lib/load-error';

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
  const isCut = isCutData(error);
  useEffect(() => {
    // The document does not need the data.
    if (isCut) void reloadIfReachable();
  }, [isCut]);
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
