'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { mayLoadAhead } from '@/lib/connection';
import { reloadIfReachable } from '@/lib/load-error';
import type { ConsoleMethod } from '@/lib/rpc/console-method';
import { routeOf, withBase } from '@/lib/url';
import { mountOf, versionOf } from '@/lib/version';
import styles from './console-place.module.css';

type LoadedConsole = Awaited<ReturnType<typeof loadConsole>>;

/**
 * The console of a method, or the button that opens it. The console is loaded when a reader hovers or focuses the
 * button, and opened by the button or an address with `?params=`.
 */
export function ConsolePlace({ method }: { method: string }) {
  const mount = mountOf(versionOf(routeOf(usePathname())));
  const [state, setState] = useState<{ isLoading?: boolean; error?: unknown; loaded?: LoadedConsole }>({});
  const loading = useRef<Promise<LoadedConsole>>(undefined);

  const load = () => {
    loading.current ??= loadConsole(mount, method);
    // Opening the console shows the error, and loads it again.
    loading.current.catch(() => {
      loading.current = undefined;
    });
    return loading.current;
  };
  const open = async () => {
    setState({ isLoading: true });
    try {
      setState({ loaded: await load() });
    } catch (error) {
      // After a deployment only a fresh page knows where the console's code is.
      if (state.error !== undefined) await reloadIfReachable();
      setState({ error });
    }
  };
  const loadAhead = () => {
    if (mayLoadAhead()) void load();
  };

  const openAsAsked = useEffectEvent(() => {
    if (new URLSearchParams(location.search).has('params')) void open();
  });
  useEffect(() => openAsAsked(), []);

  if (state.loaded) {
    const { Console, data } = state.loaded;
    return <Console method={data} />;
  }
  const isFailed = state.error !== undefined;
  return (
    <>
      {isFailed && (
        <p role="alert" className={styles.failed}>
          The console could not be loaded. {String(state.error)}
        </p>
      )}
      <Button
        className={styles.open}
        aria-busy={state.isLoading ?? false}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => void open()}
      >
        {isFailed ? 'Retry' : 'Open the console'}
      </Button>
    </>
  );
}

/**
 * Loads the console's code together with the data of a method.
 *
 * @param mount prefix of the routes of the method's version
 */
async function loadConsole(mount: string, method: string) {
  const [{ Console }, { parseJson }, file] = await Promise.all([
    import('./console'),
    import('@/lib/rpc/json'),
    fetch(withBase(`/rpc${mount}/${method}.json`)),
  ]);
  if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
  return { Console, data: parseJson(await file.text()) as unknown as ConsoleMethod };
}
