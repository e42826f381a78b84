'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { loadCode } from '@/components/ui/lazy-component';
import { canPrefetch } from '@/lib/browser/connection';
import { keepInEntry, readEntry } from '@/lib/browser/history-entry';
import { describeLoadError } from '@/lib/browser/load-error';
import { memoizeAsync } from '@/lib/memoize-async';
import type { ConsoleMethod } from '@/lib/reference/rpc/console-method';
import { paramsKey } from '@/lib/rpc-client/params-key';
import { withBase } from '@/lib/url';
import styles from './try-it.module.css';

/** In the history entry while Retry loads the code of the console. */
const requestedKey = 'console';

interface TryItState {
  isLoading?: boolean;
  error?: unknown;
  loaded?: Awaited<ReturnType<typeof loadConsole>>;
  /** Whether the reader pressed Run. */
  isRequested?: boolean;
}

/** The sample of a method, and the button that opens its console in its place, as a URL with `?params=` does. */
export function TryIt({ method, children }: { method: string; children?: ReactNode }) {
  const [state, setState] = useState<TryItState>({});
  const button = useRef<HTMLButtonElement>(null);

  const open = async (isRequested: boolean) => {
    setState({ isLoading: true });
    // Retry may load the document again.
    if (state.error !== undefined) keepInEntry(requestedKey, true);
    try {
      setState({ loaded: await loadCode(() => loadConsole(method), state.error), isRequested });
    } catch (error) {
      setState({ error });
    }
  };
  const close = () => {
    flushSync(() => setState({}));
    if (readEntry(requestedKey)) keepInEntry(requestedKey, undefined);
    state.loaded?.writeToUrl();
    button.current?.focus();
  };
  const preload = () => {
    // If this fails, opening the console loads it again and shows the error.
    if (canPrefetch()) void loadConsole(method);
  };

  const openFromUrl = useEffectEvent(() => {
    const isRequested = readEntry(requestedKey) === true;
    // Only here: when Retry succeeds, the document may already be about to be replaced.
    if (isRequested) keepInEntry(requestedKey, undefined);
    if (isRequested || new URLSearchParams(location.search).has(paramsKey)) void open(isRequested);
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
          {`The console could not be loaded. ${describeLoadError(state.error)}`}
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

const loadConsole = memoizeAsync(async (method: string) => {
  const [{ Console, writeToUrl }, { parseJson }, file] = await Promise.all([
    import('./console'),
    import('@/lib/json'),
    fetch(withBase(`/rpc/${method}.json`)),
  ]);
  if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
  return { Console, writeToUrl, data: parseJson(await file.text()) as unknown as ConsoleMethod };
});
