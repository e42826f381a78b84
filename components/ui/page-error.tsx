'use client';

import { useLayoutEffect, useState } from 'react';
import { isChunkError, reloadIfReachable, reloadOnce } from './chunk-error';
import { Crash } from './crash';
import { LoadFailure } from './load-failure';
import { Spinner } from './spinner';

/**
 * What an error boundary shows in place of a page: code that could not be fetched is fetched once more, anything
 * else has crashed.
 */
export function PageError({ error, reset }: { error: unknown; reset: () => void }) {
  const [reloading, setReloading] = useState(false);
  useLayoutEffect(() => {
    if (isChunkError(error)) setReloading(reloadOnce(error));
  }, [error]);

  return (
    <main id="content" tabIndex={-1}>
      {reloading ? (
        <Spinner />
      ) : isChunkError(error) ? (
        <LoadFailure error={error} retry={reloadIfReachable} />
      ) : (
        <Crash error={error} reset={reset} />
      )}
    </main>
  );
}
