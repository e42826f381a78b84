'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { canPrefetch } from '@/lib/connection';
import { LoadError, loadInTime, reloadIfReachable } from '@/lib/load-error';
import { type ConsoleMethod, consoleAnchor } from '@/lib/rpc/console-method';
import { withBase } from '@/lib/url';
import styles from './try-it.module.css';

type LoadedConsole = Awaited<ReturnType<typeof loadConsole>>;

interface TryItState {
  isLoading?: boolean;
  error?: unknown;
  loaded?: LoadedConsole;
  /** Whether the reader pressed Run. */
  isAsked?: boolean;
}

interface TryItProps {
  method: string;
  /** The method's sample, which the console replaces as long as it is open. */
  children?: ReactNode;
}

/**
 * The sample of a method with the button that opens its console. The console is loaded when a reader hovers or focuses
 * the button, and opened by the button or an address with `?params=`.
 */
export function TryIt({ method, children }: TryItProps) {
  const [state, setState] = useState<TryItState>({});
  const loading = useRef<Promise<LoadedConsole>>(undefined);
  const button = useRef<HTMLButtonElement>(null);

  const load = () => {
    loading.current ??= loadInTime(loadConsole(method));
    // Opening the console shows the error, and loads it again.
    loading.current.catch(() => {
      loading.current = undefined;
    });
    return loading.current;
  };
  const open = async (isAsked: boolean) => {
    setState({ isLoading: true });
    // The bundler still waits for the code, so only a fresh document loads it again.
    if (state.error instanceof LoadError) await reloadIfReachable();
    try {
      setState({ loaded: await load(), isAsked });
    } catch (error) {
      // After a deployment only a fresh page knows where the console's code is.
      if (state.error !== undefined) await reloadIfReachable();
      setState({ error });
    }
  };
  const close = () => {
    flushSync(() => setState({}));
    state.loaded?.showInAddress();
    button.current?.focus();
  };
  const loadAhead = () => {
    if (canPrefetch()) void load();
  };

  const openAsAsked = useEffectEvent(() => {
    if (new URLSearchParams(location.search).has('params')) void open(false);
  });
  useEffect(() => openAsAsked(), []);

  if (state.loaded) {
    const { Console, data } = state.loaded;
    return (
      <div id={consoleAnchor}>
        <Button className={styles.toggle} onClick={close}>
          Close
        </Button>
        <Console method={data} isAsked={state.isAsked === true} />
      </div>
    );
  }
  const isFailed = state.error !== undefined;
  return (
    <div id={consoleAnchor}>
      {isFailed && (
        <p role="alert" className="admonition" data-kind="danger">
          {`The console could not be loaded. ${String(state.error)}`}
        </p>
      )}
      <Button
        ref={button}
        className={clsx(styles.toggle, styles.run)}
        aria-busy={state.isLoading ?? false}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => void open(true)}
      >
        {isFailed ? 'Retry' : 'Run'}
      </Button>
      {children}
    </div>
  );
}

/** Loads the console's code together with the data of a method. */
async function loadConsole(method: string) {
  const [{ Console }, { showInAddress }, { parseJson }, file] = await Promise.all([
    import('./console'),
    import('./use-params'),
    import('@/lib/rpc/json'),
    fetch(withBase(`/rpc/${method}.json`)),
  ]);
  if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
  return { Console, showInAddress, data: parseJson(await file.text()) as unknown as ConsoleMethod };
}
