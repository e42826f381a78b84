'use client';

import { useSearchParams } from 'next/navigation';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listen } from '@/components/ui/listen';
import { prepareSearch } from '@/lib/search/client/search';
import { readAddress, type SearchAddress, searchHref } from '@/lib/search/client/search-address';
import { maxQueryLength } from '@/lib/search/response';
import styles from './search-page.module.css';
import { SearchResults } from './search-results';
import { useSearch } from './use-search';

export interface SearchPageProps {
  /** Names of the sidebars. */
  sections: string[];
  feedbackUrl: string;
}

/** Debounce of searching while the reader types, and of storing the scroll position, in milliseconds. */
const debounce = 150;

const positionKey = 'searchScroll';

/** The search page. Its state is the URL: typing changes it, and Back goes through earlier searches. */
export default function SearchPage({ sections, feedbackUrl }: SearchPageProps) {
  const address = readAddress(useSearchParams());
  const { section } = address;
  const [draft, setDraft] = useState(address.query);
  // Shown at once; the URL changes a moment later.
  const [chosen, setChosen] = useState(section);
  const state = useSearch(address);
  useScrollRestoration(state.status === 'done');
  /** Whether the reader is still typing the query of the current history entry. */
  const isTyping = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const setUrl = (next: Partial<SearchAddress>, method: 'pushState' | 'replaceState' = 'pushState') =>
    history[method](null, '', searchHref({ query: draft, section, ...next }));
  // One history entry for each query, not for each letter.
  const setQuery = (query: string) => setUrl({ query }, isTyping.current ? 'replaceState' : 'pushState');

  useEffect(prepareSearch, []);
  useEffect(() => {
    // After a link, Back or Forward, the field follows the URL.
    if (!isTyping.current) setDraft(address.query);
  }, [address.query]);
  useEffect(() => setChosen(section), [section]);
  useEffect(() => {
    const unlisten = listen({
      popstate: () => {
        isTyping.current = false;
        clearTimeout(timer.current);
      },
    });
    return () => {
      unlisten();
      clearTimeout(timer.current);
    };
  }, []);

  const onType = (query: string) => {
    setDraft(query);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setQuery(query);
      isTyping.current = true;
    }, debounce);
  };
  const choose = (name: string) => {
    setChosen(name);
    setUrl({ section: name });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    if (draft !== address.query) setQuery(draft);
    isTyping.current = false;
  };

  return (
    <div className={styles.page}>
      <search>
        <form onSubmit={onSubmit} className={styles.form}>
          <input
            type="search"
            name="q"
            value={draft}
            maxLength={maxQueryLength.page}
            aria-label="Search the documentation"
            placeholder="Search the documentation"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onType(target.value)}
          />
          <fieldset className={styles.choice}>
            <legend className="visually-hidden">Part of the site</legend>
            {['', ...sections].map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="section"
                  value={name}
                  checked={chosen === name}
                  onChange={() => choose(name)}
                />
                <span>{name || 'All'}</span>
              </label>
            ))}
          </fieldset>
        </form>
      </search>
      <SearchResults address={address} state={state} feedbackUrl={feedbackUrl} />
    </div>
  );
}

/**
 * Brings the reader back to the result that they opened: after Back and a reload, the browser restores the scroll
 * position before the results are there. So the history entry stores it.
 */
function useScrollRestoration(isDone: boolean): void {
  useLayoutEffect(() => {
    if (!isDone) return;
    const position: unknown = history.state?.[positionKey];
    if (typeof position === 'number') scrollTo({ top: position, behavior: 'instant' });
    let timer: ReturnType<typeof setTimeout>;
    const store = () => history.replaceState({ ...history.state, [positionKey]: scrollY }, '');
    const unlisten = listen({
      scroll: () => {
        clearTimeout(timer);
        timer = setTimeout(store, debounce);
      },
    });
    return () => {
      clearTimeout(timer);
      unlisten();
    };
  }, [isDone]);
}
