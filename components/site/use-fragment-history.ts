import { useEffect } from 'react';

/**
 * Fragments are the browser's business (`:target`, searchable hidden panels, starting point of Tab), but the router
 * ignores Back and Forward to history entries that it does not know. `replaceState` is how an entry is told to it: see
 * "Native History API" in the documentation of Next.
 */
export function useFragmentHistory(): void {
  useEffect(() => {
    const adopt = () => {
      if (history.state === null) history.replaceState(null, '', location.href);
    };
    addEventListener('hashchange', adopt);
    return () => removeEventListener('hashchange', adopt);
  }, []);
}
