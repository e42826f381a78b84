'use client';

import { useLayoutEffect } from 'react';
import { isChunkError, reloadOnce } from '@/components/ui/chunk-error';
import { LoadFailure } from '@/components/ui/load-failure';
import './styles/layers.css';

/**
 * Replaces the whole document when the root layout itself throws, or the code it needs cannot be had, so it brings its
 * own `<html>`. It is part of every page, so it says less than PageError.
 */
export default function GlobalError({ error }: { error: unknown }) {
  useLayoutEffect(() => {
    if (isChunkError(error)) reloadOnce(error);
  }, [error]);
  return (
    <html lang="en">
      <body>
        <title>This page could not be loaded.</title>
        <main>
          <LoadFailure error={error} retry={() => location.reload()} />
        </main>
      </body>
    </html>
  );
}
