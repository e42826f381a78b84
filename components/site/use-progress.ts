import { useEffect } from 'react';
import { samePage } from '@/lib/url';
import { whenIdle } from './when-idle';

/** A change faster than this shows no bar: it would only flicker. */
const DELAY = 200;

/** The bar, once its code is here: it is fetched when the browser is idle, so that no first load waits for it. */
let bar: typeof import('./progress-bar').progressBar | undefined;

async function loadBar(): Promise<void> {
  ({ progressBar: bar } = await import('./progress-bar'));
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces a change of page; where the path stays the same there is nothing to wait for. */
export function startProgress(path: string, route: string): void {
  clearTimeout(timer);
  if (!samePage(path, route)) timer = setTimeout(() => bar?.start(), DELAY);
}

/** Ends what `startProgress` announced, shown or not. */
export function endProgress(): void {
  clearTimeout(timer);
  bar?.done();
}

/**
 * Ends the progress bar once the page shows: when the router's transition is over (`pending` is false), when
 * another route is on screen, when Back brings the shown page's own address, or when the browser brings the page
 * back from its cache. Starts it for Back and Forward, which the router handles itself.
 */
export function useProgress(route: string, pending: boolean): void {
  useEffect(() => {
    const listeners = new AbortController();
    // Without the bar pages open all the same, so a failure is not worth an error.
    whenIdle(() => void loadBar().catch(() => undefined), listeners.signal);
    return () => listeners.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new route ends the bar, even in the same transition.
  useEffect(() => {
    if (!pending) endProgress();
  }, [pending, route]);

  useEffect(() => {
    const onTraverse = () => {
      if (samePage(location.pathname, route)) endProgress();
      else startProgress(location.pathname, route);
    };
    addEventListener('popstate', onTraverse);
    addEventListener('pageshow', onTraverse);
    return () => {
      removeEventListener('popstate', onTraverse);
      removeEventListener('pageshow', onTraverse);
    };
  }, [route]);
}
