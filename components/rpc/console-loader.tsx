'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { withBase } from '@/lib/url';
import styles from './console-loader.module.css';

/** Fetches the console's code and what it has to know of a method, and puts them together. */
async function load(name: string) {
  const [{ makeConsole }, file] = await Promise.all([
    import('./console'),
    fetch(withBase(`/rpc/${name}.json`)),
  ]);
  if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
  return makeConsole(await file.text());
}

interface ConsoleLoaderProps {
  method: string;
  children?: ReactNode;
}

/**
 * The button that opens the console of a method. The console is fetched when a reader points at the button, and
 * opened by the button or an address with `?params=`. `children` stands in for it where scripts do not run.
 */
export function ConsoleLoader(props: ConsoleLoaderProps) {
  return <Loader key={props.method} {...props} />;
}

function Loader({ method, children }: ConsoleLoaderProps) {
  const [shown, setShown] = useState<ReactNode>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const coming = useRef<ReturnType<typeof load>>(undefined);

  const prefetch = useCallback(() => {
    coming.current ??= load(method);
    // It shows, and can be mended, when the console is opened.
    coming.current.catch(() => {
      coming.current = undefined;
    });
    return coming.current;
  }, [method]);
  const open = useCallback(
    (isAsked: boolean) => {
      setBusy(true);
      setError(undefined);
      prefetch()
        .then((show) => setShown(show(isAsked)), setError)
        .finally(() => setBusy(false));
    },
    [prefetch],
  );
  useEffect(() => {
    if (new URLSearchParams(location.search).has('params')) open(false);
  }, [open]);

  if (shown) return shown;
  return (
    <>
      {children}
      {error !== undefined && (
        <p role="alert" className={styles.failed}>
          The console could not be loaded. {String(error)}
        </p>
      )}
      <Button
        className={styles.open}
        aria-busy={isBusy}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => open(true)}
      >
        {error === undefined ? 'Open the console' : 'Retry'}
      </Button>
    </>
  );
}
