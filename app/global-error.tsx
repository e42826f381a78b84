'use client';

import { useLayoutEffect } from 'react';
import { isChunkError, reloadOnce } from '@/components/ui/chunk-error';
import './styles/layers.css';

/**
 * Replaces the whole document when the root layout itself throws, or the code it needs cannot be had, so it brings its
 * own `<html>`. It is part of every page's first load, so it says less than PageError and uses nothing of its parts.
 */
export default function GlobalError({ error }: { error: unknown }) {
  useLayoutEffect(() => {
    if (isChunkError(error)) reloadOnce(error);
  }, [error]);
  return (
    <html lang="en">
      <body>
        <main>
          <div role="alert">
            <h1>This page could not be loaded.</h1>
            <pre>{String(error)}</pre>
            <button type="button" onClick={() => location.reload()}>
              Retry
            </button>
          </div>
        </main>
      </body>
    </html>
  );
}
