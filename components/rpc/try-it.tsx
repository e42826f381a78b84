'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { loadCode } from '@/components/ui/lazy-component';
import { canPrefetch } from '@/lib/browser/connection';
import type { ConsoleMethod } from '@/lib/reference/rpc/console-method';
import { paramsKey } from '@/lib/rpc-client/params-key';
import { withBase } from '@/lib/url';
import styles from './try-it.module.css';

type LoadedConsole = Awaited<ReturnType<typeof loadConsole>>;

interface TryItState {
  isLoading?: boolean;
  error?: unknown;
  loaded?: LoadedConsole;
  /** Whether the reader pressed Run. */
  isRequested?: boolean;
}

/**
 * The sample of a method, and the button that opens its console in place of the sample. Hovering or focusing the button
 * loads the console; pressing it, or a URL with `?params=`, opens it.
 */
export function TryIt({ method, children }: { method: string; children?: ReactNode }) {
  const [state, setState] = useState<TryItState>({});
  const loading = useRef<Promise<LoadedConsole>>(undefined);
  const button = useRef<HTMLButtonElement>(null);

  const load = () => {
    loading.current ??= loadConsole(method);
    // Opening the console shows the error and loads it again.
    loading.current.catch(() => {
      loading.current = undefined;
    });
    return loading.current;
  };
  const open = async (isRequested: boolean) => {
    setState({ isLoading: true });
    try {
      setState({ loaded: await loadCode(load, state.error), isRequested });
    } catch (error) {
      loading.current = undefined;
      setState({ error });
    }
  };
  const close = () => {
    flushSync(() => setState({}));
    state.loaded?.writeToUrl();
    button.current?.focus();
  };
  const preload = () => {
    if (canPrefetch()) void load();
  };

  const openFromUrl = useEffectEvent(() => {
    if (new URLSearchParams(location.search).has(paramsKey)) void open(false);
  });
  useEffect(() => openFromUrl(), []);

  if (state.loaded) {
    const { Console, data } = state.loaded;
    return (
      <div id="try-it">
        <Button className={styles.toggle} onClick={close}>
          Close
        </Button>
        <Console method={data} isRequested={state.isRequested === true} />
      </div>
    );
  }
  const isFailed = state.error !== undefined;
  return (
    <div id="try-it">
      {isFailed && (
        <p role="alert" className="admonition" data-kind="danger">
          {`The console could not be loaded. ${String(state.error)}`}
        </p>
      )}
      <Button
        ref={button}
        className={clsx(styles.toggle, styles.run)}
        aria-busy={state.isLoading ?? false}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open(true)}
      >
        {isFailed ? 'Retry' : 'Run'}
      </Button>
      {children}
    </div>
  );
}

async function loadConsole(method: string) {
  const [{ Console, writeToUrl }, { parseJson }, file] = await Promise.all([
    import('./console'),
    import('@/lib/json'),
    fetch(withBase(`/rpc/${method}.json`)),
  ]);
  if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
  return { Console, writeToUrl, data: parseJson(await file.text()) as unknown as ConsoleMethod };
}
