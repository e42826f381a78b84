import { useEffect, useState } from 'react';
import { LoadError, reloadIfReachable } from '@/lib/load-error';
import { search, stallThreshold } from '@/lib/search/client/search';
import { type SearchAddress, searchHref } from '@/lib/search/client/search-address';
import type { SearchResponse } from '@/lib/search/response';

/** The search box states of the specification's section 4. The last answer stays until the next one arrives. */
interface SearchState {
  status: 'idle' | 'loading' | 'stalled' | 'error' | 'done';
  answer?: SearchResponse;
}

/** The answer to the query of an address. */
export function useSearch(address: SearchAddress): SearchState & { retry: () => void } {
  const { query, section, page } = address;
  const asked = searchHref(address);
  const [state, setState] = useState<SearchState & { asked: string }>({ status: 'idle', asked: '' });
  const [retries, setRetries] = useState(0);

  useEffect(() => {
    if (query.trim() === '') {
      setState({ status: 'idle', asked });
      return;
    }
    let isWanted = true;
    const wait = (status: SearchState['status']) => setState((last) => ({ ...last, status, asked }));
    wait('loading');
    const stalled = setTimeout(wait, stallThreshold, 'stalled');
    const request = { query, page: page - 1 };
    search({ ...request, ...(section !== '' && { section }) })
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
        if (isWanted) setState({ ...next, asked });
      });
    return () => {
      isWanted = false;
      clearTimeout(stalled);
    };
  }, [asked, query, section, page, retries]);

  const retry = () => setRetries(retries + 1);
  // A new address is rendered once before its effect runs: the last answer is not its answer.
  if (state.asked !== asked && query.trim() !== '') return { ...state, status: 'loading', retry };
  return { ...state, retry };
}
