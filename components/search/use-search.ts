import { useEffect, useState } from 'react';
import { LoadError, reloadIfReachable } from '@/lib/browser/load-error';
import { search, stallThreshold } from '@/lib/search/client/search';
import type { SearchAddress } from '@/lib/search/client/search-address';
import type { SearchResponse } from '@/lib/search/response';

/** The states of specification section 4. The last answer stays until the next one arrives. */
interface SearchState {
  status: 'idle' | 'loading' | 'stalled' | 'error' | 'done';
  answer?: SearchResponse;
}

/** Searches for the query of a URL. */
export function useSearch(address: SearchAddress): SearchState & { retry: () => void } {
  const { query, section, page } = address;
  const key = JSON.stringify(address);
  const [state, setState] = useState<SearchState & { key: string }>({ status: 'idle', key: '' });
  const [retries, setRetries] = useState(0);

  useEffect(() => {
    if (query.trim() === '') {
      setState({ status: 'idle', key });
      return;
    }
    let isCurrent = true;
    const wait = (status: SearchState['status']) => setState((last) => ({ ...last, status, key }));
    wait('loading');
    const stalled = setTimeout(wait, stallThreshold, 'stalled');
    const settle = (next: SearchState) => {
      clearTimeout(stalled);
      if (isCurrent) setState({ ...next, key });
    };
    search({ query, page: page - 1, ...(section !== '' && { section }) }).then(
      (answer) => settle({ status: 'done', answer }),
      async (error: unknown) => {
        // If the code is still missing, a deployment may have removed it.
        if (retries > 0 && error instanceof LoadError) await reloadIfReachable();
        settle({ status: 'error' });
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(stalled);
    };
  }, [key, query, section, page, retries]);

  const retry = () => setRetries(retries + 1);
  // The effect of a new URL has not run yet, so the answer is that of the last one.
  if (state.key !== key && query.trim() !== '') return { ...state, status: 'loading', retry };
  return { ...state, retry };
}
