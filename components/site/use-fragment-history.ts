import { useEffect } from 'react';

/**
 * Fragments are the browser's business (`:target`, searchable hidden panels, starting point of Tab), but the history
 * entries it makes for them carry no state, and Next ignores Back and Forward to an entry without its state: the
 * address would change and the page would not. So each such entry is given the state of the page it belongs to.
 */
export function useFragmentHistory(route: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each route has its own state, written before effects run.
  useEffect(() => {
    const state: unknown = history.state;
    const adopt = () => {
      if (history.state === null) history.replaceState(state, '');
    };
    addEventListener('hashchange', adopt);
    return () => removeEventListener('hashchange', adopt);
  }, [route]);
}
