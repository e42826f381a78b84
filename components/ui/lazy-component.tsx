'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { LoadError, loadInTime, reloadIfReachable } from '@/lib/load-error';
import { LoadFailure } from './error-box';
import styles from './spinner.module.css';

type Module<Props> = { default?: ComponentType<Props> };

interface LazySource<Props> {
  path: string;
  load: () => Promise<Module<Props>>;
  /** The loaded module, so that the component renders at once the next time. */
  module?: Module<Props>;
}

/**
 * A component whose code is loaded on first render: a spinner while it loads, an error with Retry if that fails or takes
 * too long. If Retry fails although the site answers, a deployment has removed the code, and the page is reloaded.
 *
 * @param path names the module in the error about a missing default export
 */
export function lazyComponent<Props extends object>(
  path: string,
  load: LazySource<Props>['load'],
): ComponentType<Props> {
  const source: LazySource<Props> = { path, load };
  return (props: Props) => <LazyComponent source={source} props={props} />;
}

function LazyComponent<Props extends object>({ source, props }: { source: LazySource<Props>; props: Props }) {
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
    // The bundler still waits for the code, so only a new document can load it.
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
  return <module.default {...props} />;
}
