'use client';

import { type ComponentType, lazy, Suspense, useDeferredValue, useState } from 'react';
import { LoadError, reloadIfReachable } from '@/lib/load-error';
import { ErrorBoundary } from './error-boundary';
import { LoadFailure } from './error-box';
import { Spinner } from './spinner';

interface PartSource<Props> {
  path: string;
  load: () => Promise<{ default?: ComponentType<Props> }>;
  /** The last component, unless it failed, so that loaded code shows at once. */
  part?: ComponentType<Props>;
}

/**
 * A component whose code is loaded when it is first shown: a spinner while it is on its way, the error with Retry where
 * it does not come. Retry loads it again; if it fails although the site answers, a deployment has taken the code away,
 * and the page is reloaded.
 *
 * @param path names the module in the error about a missing default export, which is our mistake and not the network's
 */
export function lazyPart<Props extends object>(
  path: PartSource<Props>['path'],
  load: PartSource<Props>['load'],
): ComponentType<Props> {
  const source: PartSource<Props> = { path, load };
  return (props: Props) => <LazyPart source={source} partProps={props} />;
}

function LazyPart<Props extends object>(props: { source: PartSource<Props>; partProps: Props }) {
  const { source, partProps } = props;
  const [Part, setPart] = useState(() => source.part ?? attempt(source));
  // A render in the background can wait for code that is almost there, so that no spinner flashes up.
  const isShown = useDeferredValue(true, false);
  const failure = (error: unknown, reset: () => void) => {
    if (!(error instanceof LoadError)) throw error;
    const retry = () => {
      setPart(() => attempt(source, true));
      reset();
    };
    return <LoadFailure error={error.cause} retry={retry} isBeside />;
  };
  return (
    <ErrorBoundary fallback={failure}>
      <Suspense fallback={<Spinner />}>{isShown ? <Part {...partProps} /> : <Spinner />}</Suspense>
    </ErrorBoundary>
  );
}

/** A new component for each attempt: React never retries a failed one. */
function attempt<Props extends object>(source: PartSource<Props>, isRetry = false): ComponentType<Props> {
  const part = lazy(async () => {
    const module = await source.load().catch(async (cause: unknown) => {
      delete source.part;
      if (isRetry) await reloadIfReachable();
      throw new LoadError(cause);
    });
    if (!module.default)
      throw new Error(`The page component at ${source.path} doesn't have a default export.`);
    return { default: module.default };
  }) as unknown as ComponentType<Props>;
  source.part = part;
  return part;
}
