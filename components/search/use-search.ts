import { useEffect, useState } from 'react';
import { LoadError, reloadIfReachable } from '@/lib/load-error';
import { hitsPerPage } from '@/lib/search/answer';
import { type Answer, search, stallThreshold } from '@/lib/search/client/search';
import type { SearchAddress } from '@/lib/search/client/search-address';

/** The search box states of the specification's section 4. The last answer stays until the next one arrives. */
export interface SearchState {
  status: 'idle' | 'loading' | 'stalled' | 'error' | 'done';
  answer?: Answer;
}

/** The answer to the query of an address. */
export function useSearch(address: SearchAddress): SearchState & { retry: () => void } {
  const { query, section, version, page } = address;
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const [retries, setRetries] = useState(0);

  useEffect(() => {
    if (query.trim() === '') {
      setState({ status: 'idle' });
      return;
    }
    let isWanted = true;
    const wait = (status: SearchState['status']) => setState((last) => ({ ...last, status }));
    wait('loading');
    const stalled = setTimeout(wait, stallThreshold, 'stalled');
    const request = { query, page: page - 1, resultsPerPage: hitsPerPage };
    search({ ...request, ...(section !== '' && { section }) }, version)
      .then(
        (answer): SearchState => ({ status: 'done', answer }),
        async (error: unknown): Promise<SearchState> => {
          // If the code is still missing, its release may have been replaced.
          if (retries > 0 && error instanceof LoadError) await reloadIfReachable();
          return { status: 'error' };
        },
      )
      .then((next) => {
        clearTimeout(stalled);
        if (isWanted) setState(next);
      });
    return () => {
      isWanted = false;
      clearTimeout(stalled);
    };
  }, [query, section, version, page, retries]);

  return { ...state, retry: () => setRetries(retries + 1) };
}
