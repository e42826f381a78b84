'use client';

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { LoadError, loadInTime, reloadIfReachable } from '@/lib/browser/load-error';
import { LoadFailure } from './error-box';
import styles from './spinner.module.css';

type Module<P> = { default?: ComponentType<P> };

/** Where the code of a component comes from. Defined once in a module, because it keeps what was loaded. */
export interface LazySource<P> {
  /** Names the module in the error about a missing default export. */
  path: string;
  load: () => Promise<Module<P>>;
  /** The loaded module, so that the component renders at once the next time. */
  module?: Module<P>;
}

interface LazyComponentProps<P> {
  source: LazySource<P>;
  props: P;
  onRetry?: () => void;
}

/** A component whose code is loaded on first render: a spinner while it loads, an error with Retry if that fails. */
export function LazyComponent<P extends object>({ source, props, onRetry }: LazyComponentProps<P>) {
  const [module, setModule] = useState(source.module);
  const [failure, setFailure] = useState<{ error: unknown }>();

  // Also when the code arrives after the timeout.
  const show = (loaded: Module<P>) => {
    source.module = loaded;
    setModule(loaded);
  };
  const load = async () => {
    if (failure) onRetry?.();
    setFailure(undefined);
    try {
      await loadCode(() => source.load().then(show), failure?.error);
    } catch (error) {
      setFailure({ error });
    }
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    if (!source.module) void loadFirst();
  }, [source]);

  if (failure && !module) return <LoadFailure error={failure.error} retry={load} isNested />;
  if (!module)
    return (
      <div role="status" className={styles.spinner}>
        <span className="visually-hidden">Loading…</span>
      </div>
    );
  if (!module.default) throw new Error(`The page component at ${source.path} doesn't have a default export.`);
  return <module.default {...props} />;
}

/**
 * Loads code in time, or throws a LoadError. On Retry, `lastError` is the error of the attempt before: if the code is
 * still missing although the site answers, a deployment has removed it, and the page is reloaded.
 */
export async function loadCode<T>(load: () => Promise<T>, lastError: unknown): Promise<T> {
  // The bundler still waits for the code, so only a new document can load it.
  if (lastError instanceof LoadError) await reloadIfReachable();
  try {
    return await loadInTime(load());
  } catch (error) {
    if (lastError !== undefined) await reloadIfReachable();
    throw error;
  }
}
