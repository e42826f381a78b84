'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { isGone } from './chunk-error';
import { LoadFailure } from './load-failure';
import { Spinner } from './spinner';

/** Where a lazily loaded page comes from; that it has a default export is checked when it arrives. */
interface PageSource<Props> {
  path: string;
  load: () => Promise<{ default?: ComponentType<Props> }>;
}

type State<Props> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'loaded'; Page?: ComponentType<Props> };

/**
 * A component whose code is fetched when it is first shown. `path` names the module, for the error about a missing
 * default export.
 */
export function loadPage<Props extends object>(
  path: PageSource<Props>['path'],
  load: PageSource<Props>['load'],
): ComponentType<Props> {
  return (props: Props) => <LoadedPage source={{ path, load }} pageProps={props} />;
}

/** Tries again without style sheets, where one of them is what failed. */
async function withoutStyles<Module>(error: unknown, load: () => Promise<Module>): Promise<Module> {
  if (!String(error).includes('.css')) throw error;
  return (await import('./load-unstyled')).loadUnstyled(load);
}

/**
 * A spinner while the code is on its way; where that fails, the error and a Retry button that calls `load` again, or
 * reloads the page where a deployment has taken the code away. A module without default export is our mistake, not the
 * network's, and goes to the error boundary.
 */
function LoadedPage<Props extends object>(props: { source: PageSource<Props>; pageProps: Props }) {
  const { path, load } = props.source;
  const [state, setState] = useState<State<Props>>({ status: 'loading' });

  const start = useCallback(() => {
    setState({ status: 'loading' });
    load()
      .catch((error: unknown) => withoutStyles(error, load))
      .then(
        (module) => setState({ status: 'loaded', ...(module.default && { Page: module.default }) }),
        (error: unknown) => setState({ status: 'failed', error }),
      );
  }, [load]);
  useEffect(start, [start]);

  if (state.status === 'loading') return <Spinner />;
  if (state.status === 'failed') {
    const { error } = state;
    const retry = async () => {
      setState({ status: 'loading' });
      if (await isGone(error)) location.reload();
      else start();
    };
    return <LoadFailure error={error} retry={retry} />;
  }
  if (!state.Page) throw new Error(`The page component at ${path} doesn't have a default export.`);
  return <state.Page {...props.pageProps} />;
}
