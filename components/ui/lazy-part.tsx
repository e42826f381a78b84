'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { LoadError, loadInTime, reloadIfReachable } from '@/lib/load-error';
import { LoadFailure } from './error-box';
import styles from './spinner.module.css';

type Module<Props> = { default?: ComponentType<Props> };

interface PartSource<Props> {
  path: string;
  load: () => Promise<Module<Props>>;
  /** What was loaded, so that it shows at once the next time. */
  module?: Module<Props>;
}

/**
 * A component whose code is loaded when it is first shown: a spinner while it loads, an error with Retry if it fails or
 * takes too long. Retry loads it again. If that fails although the site answers, a deployment has removed the code, and
 * the page is reloaded.
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
  const [module, setModule] = useState(source.module);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [retries, setRetries] = useState(0);

  useEffect(() => {
    if (source.module) return;
    const show = (loaded: Module<Props>) => {
      source.module = loaded;
      setModule(loaded);
    };
    loadInTime(source.load().then(show)).catch(async (error: unknown) => {
      if (retries > 0) await reloadIfReachable();
      setFailure({ error });
    });
  }, [source, retries]);

  const retry = async () => {
    setFailure(undefined);
    if (!(failure?.error instanceof LoadError)) return setRetries(retries + 1);
    // The bundler still waits for the code, so only a fresh document loads it again.
    await reloadIfReachable();
    setFailure(failure);
  };
  if (failure && !module) return <LoadFailure error={failure.error} retry={retry} isBeside />;
  if (!module)
    return (
      <div role="status" className={styles.spinner}>
        <span className="visually-hidden">Loading…</span>
      </div>
    );
  if (!module.default) throw new Error(`The page component at ${source.path} doesn't have a default export.`);
  return <module.default {...partProps} />;
}
