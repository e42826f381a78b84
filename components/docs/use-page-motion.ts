import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { attachTabs } from '@/components/mdx/tab-group';
import { whenIdle } from '@/components/site/when-idle';
import { restoreSidebar } from './sidebar';

/**
 * Brings the HTML of a page to life: everything in it that moves does so by listeners, which this attaches when the
 * page is mounted and detaches when it goes. What a reader would see jump is in place before the page is painted; the
 * code of the rest comes when the browser is idle.
 *
 * @returns what is to be rendered beside the page
 */
export function usePageMotion(): ReactNode {
  const [beside, setBeside] = useState<ReactNode>(null);
  useLayoutEffect(() => {
    restoreSidebar();
    return attachTabs();
  }, []);

  useEffect(() => {
    const listeners = new AbortController();
    let detach: (() => void) | undefined;
    const attach = () =>
      import('./attach-later').then(
        ({ attachLater }) => {
          if (!listeners.signal.aborted) detach = attachLater(setBeside);
        },
        // The page reads without it, so a failure is not worth an error; the next page asks again.
        () => undefined,
      );
    whenIdle(() => void attach(), listeners.signal);
    return () => {
      listeners.abort();
      detach?.();
    };
  }, []);

  return beside;
}
