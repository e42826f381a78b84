'use client';

import { useSearchParams } from 'next/navigation';
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { returnToPlace } from '@/components/navigation/place';
import { hideKeyboard } from '@/components/ui/hide-keyboard';
import { listen } from '@/components/ui/listen';
import { changeHistory, historyPause, keepInEntry, readEntry } from '@/lib/browser/history-entry';
import { prepareSearch } from '@/lib/search/client/search';
import { readAddress, type SearchAddress, searchHref } from '@/lib/search/client/search-address';
import { maxQueryLength } from '@/lib/search/response';
import { samePage } from '@/lib/url';
import styles from './search-page.module.css';
import { SearchResults } from './search-results';
import { useSearch } from './use-search';

export interface SearchPageProps {
  /** Names of the sidebars. */
  sections: string[];
  feedbackUrl: string;
  siteTitle: string;
}

/** Debounce of searching while the reader types, in milliseconds. */
const debounce = 150;

const positionKey = 'searchScroll';

/**
 * The search page. Its state is the URL, which is written when the reader pauses, sends the query or leaves the field:
 * browsers limit changes of it. Back goes through earlier searches.
 */
export default function SearchPage({ sections, feedbackUrl, siteTitle }: SearchPageProps) {
  const read = (params: URLSearchParams) => readAddress(params, sections);
  const address = read(useSearchParams());
  const [draft, setDraft] = useState(address.query);
  const [asked, ask] = useState(address);
  const { query, section } = asked;
  const state = useSearch(asked);
  useScrollRestoration(state.status === 'done');
  /** What the URL says because of this page; anything else is where a link, Back or Forward led. */
  const written = useRef(searchHref(address));
  /** Whether the reader is still typing the query of the current history entry. */
  const isTyping = useRef(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const clearTimers = () => timers.current.forEach(clearTimeout);

  const write = (next: SearchAddress, isUnfinished: boolean) => {
    const to = searchHref(next);
    const isNew = to !== written.current;
    // One history entry for each query, not for each letter.
    if (isNew) changeHistory(isTyping.current ? 'replaceState' : 'pushState', to);
    isTyping.current = isUnfinished && (isTyping.current || isNew);
    written.current = to;
  };
  const follow = useEffectEvent((reported?: string) => {
    const next = read(new URLSearchParams(location.search));
    // The router reports our own changes late: what was typed since then stays.
    if (reported !== undefined && searchHref(next) === written.current) return;
    clearTimers();
    // Back may have left the page, which is shown until the next one is loaded.
    if (!samePage(location.pathname, '/search')) return;
    written.current = searchHref(next);
    isTyping.current = false;
    setDraft(next.query);
    ask(next);
  });

  useEffect(prepareSearch, []);
  const href = searchHref(address);
  useEffect(() => follow(href), [href]);
  useEffect(() => {
    const unlisten = listen({ popstate: () => follow() });
    return () => {
      unlisten();
      timers.current.forEach(clearTimeout);
    };
  }, []);
  // After each rendering: React writes the title of the metadata once more if it hydrates the head late.
  useEffect(() => {
    document.title = [query.trim(), 'Search', siteTitle].filter(Boolean).join(' | ');
  });

  const onType = (typed: string) => {
    setDraft(typed);
    clearTimers();
    const next = { query: typed, section, page: 1 };
    timers.current = [setTimeout(ask, debounce, next), setTimeout(write, historyPause, next, true)];
  };
  /** Searches for what is typed, now. */
  const finish = (change: Partial<SearchAddress> = {}) => {
    clearTimers();
    const next = { query: draft, section, page: draft === query ? asked.page : 1, ...change };
    ask(next);
    write(next, false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    finish();
    hideKeyboard();
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
            onBlur={() => finish()}
          />
          <fieldset className={styles.choice}>
            <legend className="visually-hidden">Part of the site</legend>
            {['', ...sections].map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="section"
                  value={name}
                  checked={section === name}
                  onChange={() => finish({ section: name, page: 1 })}
                />
                <span>{name || 'All'}</span>
              </label>
            ))}
          </fieldset>
        </form>
      </search>
      <SearchResults address={asked} state={state} feedbackUrl={feedbackUrl} />
    </div>
  );
}

/** After Back and a reload, scrolls to where the reader was: the browser does so before the results are there. */
function useScrollRestoration(isDone: boolean): void {
  useLayoutEffect(() => {
    if (!isDone) return;
    const position = readEntry(positionKey);
    if (typeof position === 'number') {
      scrollTo({ top: position, behavior: 'instant' });
      returnToPlace();
    }
    let timer: ReturnType<typeof setTimeout>;
    const unlisten = listen({
      scroll: () => {
        clearTimeout(timer);
        timer = setTimeout(() => keepInEntry(positionKey, scrollY), historyPause);
      },
    });
    return () => {
      clearTimeout(timer);
      unlisten();
    };
  }, [isDone]);
}
