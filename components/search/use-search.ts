import { useCallback, useEffect, useRef, useState } from 'react';
import { LoadError, reloadIfReachable } from '@/lib/load-error';
import { type Answer, search } from '@/lib/search/client/search';
import type { SearchAddress } from '@/lib/search/client/search-address';

/** Hits a page has, and words a snippet has on a wide and on a narrow screen (specification section 9). */
const hitsPerPage = 20;
const snippetWords = { wide: 10, narrow: 5 };

/** How long an answer may take before the reader is told, in milliseconds. */
const stallThreshold = 300;

/** The search box states of the specification's section 4, with what there is to show in each. */
export type SearchState =
  | { status: 'idle' }
  | { status: 'loading' | 'stalled'; previous?: Answer }
  | { status: 'error' }
  | { status: 'done'; answer: Answer };

/** The answer to what an address asks for. The last answer stays until the next one is there. */
export function useSearch({
  query,
  section,
  version,
  page,
}: SearchAddress): SearchState & { retry: () => void } {
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  /** Ends the interest in the answer under way. */
  const forget = useRef(() => {});

  const ask = useCallback(
    (isRetry = false) => {
      forget.current();
      if (query.trim() === '') {
        setState({ status: 'idle' });
        return;
      }
      let isWanted = true;
      setState((last) => ({ status: 'loading', ...kept(last) }));
      const stalled = setTimeout(
        () => setState((last) => ({ status: 'stalled', ...kept(last) })),
        stallThreshold,
      );
      forget.current = () => {
        isWanted = false;
        clearTimeout(stalled);
      };
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
            // Code that is still not there may be that of a release that was replaced.
            if (isRetry && error instanceof LoadError) await reloadIfReachable();
            return { status: 'error' };
          },
        )
        .then((next) => {
          clearTimeout(stalled);
          if (isWanted) setState(next);
        });
    },
    [query, section, version, page],
  );

  useEffect(() => {
    ask();
    return () => forget.current();
  }, [ask]);

  return { ...state, retry: () => ask(true) };
}

function kept(state: SearchState): { previous?: Answer } {
  if (state.status === 'done') return { previous: state.answer };
  return 'previous' in state && state.previous ? { previous: state.previous } : {};
}
