'use client';

import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { Crumb } from '@/lib/nav/types';
import styles from './search-page.module.css';

/** Longest query, in characters (specification section 5). */
const maxLength = 64;

/** The query of the address bar, cut to what the field takes. */
function queryOfAddress(): string {
  return (new URLSearchParams(location.search).get('q') ?? '').slice(0, maxLength);
}

/** The search page: a field that is in step with the query parameter `q`, and the pages whose title matches it. */
export default function SearchPage({ pages }: { pages: Crumb[] }) {
  const [query, setQuery] = useState(queryOfAddress);
  const field = useId();
  useEffect(() => {
    const follow = () => setQuery(queryOfAddress());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setQuery(target.value);
    const q = target.value === '' ? '' : `?${new URLSearchParams({ q: target.value })}`;
    history.replaceState(history.state, '', location.pathname + q);
  };
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = pages.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));

  return (
    <search className={styles.search}>
      <label htmlFor={field}>Words in a page’s title</label>
      <input id={field} type="search" value={query} maxLength={maxLength} onChange={change} />
      <p role="status">
        {matches.length === 0 ? `No results for “${query}”` : `${matches.length} of ${pages.length} pages`}
      </p>
      <ul>
        {matches.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href ?? '/'}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </search>
  );
}
