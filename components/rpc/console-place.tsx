'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { mayLoadAhead } from '@/lib/connection';
import { reloadIfReachable } from '@/lib/load-error';
import { routeOf } from '@/lib/url';
import { mountOf, versionOf } from '@/lib/version';
import styles from './console-place.module.css';
import { type LoadedConsole, loadConsole } from './load-console';

type State =
  | { status: 'closed' | 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'open'; isAsked: boolean; loaded: LoadedConsole };

/**
 * The console of a method, or the button that opens it. The console is loaded when a reader points at the button, and
 * opened by the button or an address with `?params=`.
 */
export function ConsolePlace({ method }: { method: string }) {
  const mount = mountOf(versionOf(routeOf(usePathname())));
  const [state, setState] = useState<State>({ status: 'closed' });
  const coming = useRef<Promise<LoadedConsole>>(undefined);

  const load = useCallback(() => {
    coming.current ??= loadConsole(mount, method);
    // It shows, and can be retried, when the console is opened.
    coming.current.catch(() => {
      coming.current = undefined;
    });
    return coming.current;
  }, [mount, method]);
  const open = useCallback(
    async (isAsked: boolean, isRetry = false) => {
      setState({ status: 'loading' });
      try {
        setState({ status: 'open', isAsked, loaded: await load() });
      } catch (error) {
        // After a deployment only a fresh page knows where the console's code is.
        if (isRetry) await reloadIfReachable();
        setState({ status: 'failed', error });
      }
    },
    [load],
  );
  const loadAhead = () => {
    if (mayLoadAhead()) void load();
  };

  useEffect(() => {
    if (new URLSearchParams(location.search).has('params')) void open(false);
  }, [open]);

  if (state.status === 'open') {
    const { Console, data } = state.loaded;
    return <Console method={data} isAsked={state.isAsked} />;
  }
  const isFailed = state.status === 'failed';
  return (
    <>
      {isFailed && (
        <p role="alert" className={styles.failed}>
          The console could not be loaded. {String(state.error)}
        </p>
      )}
      <Button
        className={styles.open}
        aria-busy={state.status === 'loading'}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => void open(true, isFailed)}
      >
        {isFailed ? 'Retry' : 'Open the console'}
      </Button>
    </>
  );
}
