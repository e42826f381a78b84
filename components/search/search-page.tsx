'use client';

import { useSearchParams } from 'next/navigation';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { prepareSearch } from './search';
import { longestQuery, readAddress, type SearchAddress, searchHref } from './search-address';
import styles from './search-page.module.css';
import { SearchResults } from './search-results';
import { useSearch } from './use-search';

export interface SearchPageProps {
  /** Names of the sidebars that have pages. */
  sections: string[];
  feedbackUrl: string;
}

/** How long a reader pauses before what is typed is searched for, in milliseconds. */
const pause = 150;

/**
 * The search page. The address is its state: what is typed changes it, and Back leads through what was searched
 * before.
 */
export default function SearchPage({ sections, feedbackUrl }: SearchPageProps) {
  const address = readAddress(useSearchParams());
  const [draft, setDraft] = useState(address.query);
  const state = useSearch(address);
  const field = useId();
  /** Whether the present entry of the history is still being typed. */
  const isTyping = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(prepareSearch, []);
  useEffect(() => () => clearTimeout(timer.current), []);
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
    return () => removeEventListener('popstate', onMove);
  }, []);

  const show = (next: Partial<SearchAddress>, how: 'pushState' | 'replaceState') =>
    history[how](null, '', searchHref(next));

  const onType = (query: string) => {
    setDraft(query);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // One entry of the history for each query, not for each letter.
      show({ query, section: address.section }, isTyping.current ? 'replaceState' : 'pushState');
      isTyping.current = true;
    }, pause);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    if (draft !== address.query) {
      show({ query: draft, section: address.section }, isTyping.current ? 'replaceState' : 'pushState');
    }
    isTyping.current = false;
  };

  return (
    <div className={styles.page}>
      <search>
        <form onSubmit={onSubmit} className={styles.form}>
          <label htmlFor={field} className="visually-hidden">
            Search the documentation
          </label>
          <input
            id={field}
            type="search"
            name="q"
            value={draft}
            maxLength={longestQuery}
            placeholder="Search the documentation"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onType(target.value)}
          />
          <fieldset className={styles.sections}>
            <legend className="visually-hidden">Part of the site</legend>
            {['', ...sections].map((section) => (
              <label key={section}>
                <input
                  type="radio"
                  name="section"
                  value={section}
                  checked={address.section === section}
                  onChange={() => show({ query: draft, section }, 'pushState')}
                />
                <span>{section === '' ? 'All' : section}</span>
              </label>
            ))}
          </fieldset>
        </form>
      </search>
      <SearchResults address={address} state={state} feedbackUrl={feedbackUrl} />
    </div>
  );
}
