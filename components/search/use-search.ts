import { useEffect, useState } from 'react';
import { LoadError, reloadIfReachable } from '@/lib/load-error';
import { type Answer, search } from '@/lib/search/client/search';
import type { SearchAddress } from '@/lib/search/client/search-address';

/** Hits a page has, and words a snippet has on a wide and on a narrow screen (specification section 9). */
const hitsPerPage = 20;
const snippetWords = { wide: 10, narrow: 5 };

/** How long an answer may take before the page says that it is searching, in milliseconds. */
const stallThreshold = 300;

/** The search box states of the specification's section 4, with what each shows. */
export type SearchState =
  | { status: 'idle' }
  | { status: 'loading' | 'stalled'; previous?: Answer }
  | { status: 'error' }
  | { status: 'done'; answer: Answer };

/** The answer to what an address asks for. The last answer stays until the next one arrives. */
export function useSearch({
  query,
  section,
  version,
  page,
}: SearchAddress): SearchState & { retry: () => void } {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const [retries, setRetries] = useState(0);

  useEffect(() => {
    if (query.trim() === '') {
      setState({ status: 'idle' });
      return;
    }
    let isWanted = true;
    const wait = (status: 'loading' | 'stalled') => setState((last) => ({ status, ...kept(last) }));
    wait('loading');
    const stalled = setTimeout(wait, stallThreshold, 'stalled');
    const width = matchMedia('(width <= 768px)').matches ? 'narrow' : 'wide';
    const request = {
      query,
      page: page - 1,
      hitsPerPage,
      resultsPerPage: hitsPerPage,
      hitsPerResult: 1,
      snippetWords: snippetWords[width],
      ...(section === '' ? {} : { section }),
    };
    search(request, version)
      .then(
        (answer): SearchState => ({ status: 'done', answer }),
        async (error: unknown): Promise<SearchState> => {
          // Code that is still missing may be that of a release that was replaced.
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

function kept(state: SearchState): { previous?: Answer } {
  if (state.status === 'done') return { previous: state.answer };
  return 'previous' in state && state.previous ? { previous: state.previous } : {};
}
