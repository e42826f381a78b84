import { type MouseEventHandler, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { onPlainClick } from '@/lib/browser/link-target';
import { reportHref, type SearchAddress, searchHref } from '@/lib/search/client/search-address';
import { type SearchHit, type SearchResponse, splitHighlights, stripHighlights } from '@/lib/search/response';
import { href } from '@/lib/url';
import { Suggestions, Unavailable } from './search-notices';
import styles from './search-results.module.css';
import type { useSearch } from './use-search';

interface Props {
  address: SearchAddress;
  state: ReturnType<typeof useSearch>;
  feedbackUrl: string;
}

/** What the search page shows below its field. */
export function SearchResults({ address, state, feedbackUrl }: Props) {
  const { status, answer } = state;
  const count = useRef<HTMLParagraphElement>(null);
  /** Whether the reader opens another page of results: then the focus goes to its start, from a link at its end. */
  const isTurning = useRef(false);
  useEffect(() => {
    if (status !== 'done' || !isTurning.current) return;
    isTurning.current = false;
    count.current?.focus({ preventScroll: true });
  }, [status]);
  if (status === 'idle') {
    return <p className={styles.message}>Type a command, a method, an error message or a question.</p>;
  }
  if (status === 'error') {
    return (
      <div className={styles.message}>
        <Unavailable outcome="failed" />
        <Button onClick={state.retry}>Retry</Button>
      </div>
    );
  }
  const found = status === 'done' ? answer : undefined;
  return (
    <div aria-busy={status !== 'done'} data-status={status} className={styles.results}>
      <p ref={count} role="status" tabIndex={-1} className={styles.count}>
        {found ? formatCount(address, found) : status === 'stalled' && 'Searching…'}
      </p>
      <Unavailable outcome={answer} />
      {found?.total === 0 && <NoResults address={address} feedbackUrl={feedbackUrl} />}
      {answer && (
        <ol className={styles.list}>
          {answer.hits.map((hit) => (
            <li key={`${hit.route} ${hit.path.join()}`}>
              <Hit hit={hit} />
            </li>
          ))}
        </ol>
      )}
      {answer && answer.pages > 1 && (
        <Pages
          address={address}
          answer={answer}
          onTurn={onPlainClick(() => {
            isTurning.current = true;
          })}
        />
      )}
    </div>
  );
}

function formatCount({ query, section }: SearchAddress, { total, page }: SearchResponse): string {
  const where = section === '' ? '' : ` in ${section}`;
  if (total === 0) return `No results for “${query}”${where}`;
  const results = total === 1 ? '1 result' : `${total} results`;
  return `${results} for “${query}”${where}${page > 0 ? `, page ${page + 1}` : ''}`;
}

function NoResults({ address, feedbackUrl }: Pick<Props, 'address' | 'feedbackUrl'>) {
  const { query, section } = address;
  const everywhere = { text: `${query} in all parts of the site`, to: searchHref({ query }) };
  return (
    <div className={styles.message}>
      <Suggestions links={section === '' ? [] : [everywhere]} />
      <p>
        Believe this query should return results?{' '}
        <SiteLink href={reportHref(feedbackUrl, query)}>Let us know.</SiteLink>
      </p>
    </div>
  );
}

function Hit({ hit: { route, path, snippet } }: { hit: SearchHit }) {
  const named = path.filter((text) => text !== '');
  return (
    <a href={href(route)} className={styles.hit}>
      <span className={styles.name}>
        <Highlighted text={named.at(-1) ?? ''} />
      </span>
      {snippet && (
        <span>
          <Highlighted text={snippet} />
        </span>
      )}
      <span className={styles.path}>{named.slice(0, -1).map(stripHighlights).join(' › ')}</span>
    </a>
  );
}

function Highlighted({ text }: { text: string }) {
  let end = 0;
  return splitHighlights(text).map((part, at) => {
    end += part.length + 1;
    return at % 2 === 1 ? <mark key={end}>{part}</mark> : <span key={end}>{part}</span>;
  });
}

interface PagesProps {
  address: SearchAddress;
  answer: SearchResponse;
  onTurn: MouseEventHandler;
}

function Pages({ address, answer, onTurn }: PagesProps) {
  const page = answer.page + 1;
  return (
    <nav aria-label="Pages of results" className={styles.pages}>
      {page > 1 && (
        <a href={searchHref({ ...address, page: page - 1 })} rel="prev" onClick={onTurn}>
          Previous
        </a>
      )}
      <span>{`Page ${page} of ${answer.pages}`}</span>
      {page < answer.pages && (
        <a href={searchHref({ ...address, page: page + 1 })} rel="next" onClick={onTurn}>
          Next
        </a>
      )}
    </nav>
  );
}
