'use client';

import { useSearchParams } from 'next/navigation';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listen } from '@/components/ui/listen';
import { prepareSearch } from '@/lib/search/client/search';
import {
  longestQuery,
  readAddress,
  type SearchAddress,
  searchHref,
} from '@/lib/search/client/search-address';
import styles from './search-page.module.css';
import { SearchResults } from './search-results';
import { SegmentedControl } from './segmented-control';
import { useSearch } from './use-search';

export interface SearchPageProps {
  /** Names of the sidebars that have pages. */
  sections: string[];
  feedbackUrl: string;
}

/** How long a reader pauses before what is typed is searched for, in milliseconds. */
const pause = 150;

/** Name of the scroll position in the state of a history entry. */
const positionKey = 'searchScroll';

/**
 * Brings the reader back to the result that they opened: after Back and a reload, the browser restores the scroll position
 * before the results are there. The entry of the history keeps it.
 */
function useKeptPosition(isDone: boolean): void {
  useLayoutEffect(() => {
    if (!isDone) return;
    const position: unknown = history.state?.[positionKey];
    if (typeof position === 'number') scrollTo({ top: position, behavior: 'instant' });
    let timer: ReturnType<typeof setTimeout>;
    const keep = () => history.replaceState({ ...history.state, [positionKey]: scrollY }, '');
    const unlisten = listen({
      scroll: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, pause);
      },
    });
    return () => {
      clearTimeout(timer);
      unlisten();
    };
  }, [isDone]);
}

/** The search page. Its state is the address: typing changes it, and Back goes through earlier searches. */
export default function SearchPage({ sections, feedbackUrl }: SearchPageProps) {
  const address = readAddress(useSearchParams());
  const { section } = address;
  const [draft, setDraft] = useState(address.query);
  const state = useSearch(address);
  useKeptPosition(state.status === 'done');
  /** Whether the reader is still typing the query of the current history entry. */
  const isTyping = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (next: Partial<SearchAddress>, how: 'pushState' | 'replaceState' = 'pushState') =>
    history[how](null, '', searchHref({ query: draft, section, ...next }));
  // One entry of the history for each query, not for each letter.
  const showTyped = (query: string) => show({ query }, isTyping.current ? 'replaceState' : 'pushState');

  useEffect(prepareSearch, []);
  useEffect(() => {
    // A link, Back or Forward: the field follows the address.
    if (!isTyping.current) setDraft(address.query);
  }, [address.query]);
  useEffect(() => {
    const onMove = () => {
      isTyping.current = false;
      clearTimeout(timer.current);
    };
    addEventListener('popstate', onMove);
    return () => {
      removeEventListener('popstate', onMove);
      clearTimeout(timer.current);
    };
  }, []);

  const onType = (query: string) => {
    setDraft(query);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      showTyped(query);
      isTyping.current = true;
    }, pause);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    if (draft !== address.query) showTyped(draft);
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
            maxLength={longestQuery}
            aria-label="Search the documentation"
            placeholder="Search the documentation"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onType(target.value)}
          />
          <SegmentedControl
            name="section"
            legend="Part of the site"
            options={['', ...sections].map((name) => ({ name, label: name || 'All' }))}
            chosen={section}
            onChoose={(name) => show({ section: name })}
          />
        </form>
      </search>
      <SearchResults address={address} state={state} feedbackUrl={feedbackUrl} />
    </div>
  );
}
