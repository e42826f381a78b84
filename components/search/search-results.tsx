import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { reportHref, type SearchAddress, searchHref } from '@/lib/search/client/search-address';
import type { SearchAnswer, SearchHit, SearchResult } from '@/lib/search/engine';
import type { Run } from '@/lib/search/marks';
import { href } from '@/lib/url';
import styles from './search-results.module.css';
import { suggestions, unavailable } from './texts';
import type { useSearch } from './use-search';

interface Props {
  address: SearchAddress;
  state: ReturnType<typeof useSearch>;
  feedbackUrl: string;
}

/** What the search page shows below its field, in every state. */
export function SearchResults({ address, state, feedbackUrl }: Props) {
  if (state.status === 'idle') {
    return <p className={styles.message}>Type a command, a method, an error message or a question.</p>;
  }
  if (state.status === 'error') {
    return (
      <div role="alert" className={styles.message}>
        <p className={styles.title}>{unavailable.title}</p>
        <p>{unavailable.help}</p>
        <Button onClick={state.retry}>Retry</Button>
      </div>
    );
  }
  const answer = state.status === 'done' ? state.answer : state.previous;
  return (
    <div aria-busy={state.status !== 'done'} data-status={state.status} className={styles.results}>
      <p role="status" className={styles.count}>
        {state.status === 'done' && countText(address, state.answer)}
        {state.status === 'stalled' && 'Searching…'}
      </p>
      {answer?.isFallback && (
        <p role="alert" className={styles.notice}>
          <strong>{unavailable.title}</strong> {unavailable.help} {unavailable.fallback}
        </p>
      )}
      {state.status === 'done' && answer?.total === 0 && (
        <NoResults address={address} feedbackUrl={feedbackUrl} />
      )}
      {answer && (
        <ol className={styles.list}>
          {answer.results.map((result) => (
            <Result key={result.hits[0]?.id} result={result} />
          ))}
        </ol>
      )}
      {answer && answer.pages > 1 && <Pages address={address} answer={answer} />}
    </div>
  );
}

function countText({ query, section }: SearchAddress, { total, page }: SearchAnswer): string {
  const where = section === '' ? '' : ` in ${section}`;
  if (total === 0) return `No results for “${query}”${where}`;
  const results = total === 1 ? '1 result' : `${total} results`;
  return `${results} for “${query}”${where}${page > 0 ? `, page ${page + 1}` : ''}`;
}

function NoResults({
  address: { query, section, version },
  feedbackUrl,
}: Pick<Props, 'address' | 'feedbackUrl'>) {
  return (
    <div className={styles.message}>
      <p>Try searching for:</p>
      <ul>
        {section !== '' && (
          <li>
            <a href={searchHref({ query, version })}>{query} in all parts of the site</a>
          </li>
        )}
        {suggestions.map((text) => (
          <li key={text}>
            <a href={searchHref({ query: text, version })}>{text}</a>
          </li>
        ))}
      </ul>
      <p>
        Believe this query should return results?{' '}
        <SiteLink href={reportHref(feedbackUrl, query)}>Let us know.</SiteLink>
      </p>
    </div>
  );
}

/** A page that answers: its best place, then the others in it. */
function Result({ result: { hits } }: { result: SearchResult }) {
  const [best, ...more] = hits;
  if (!best) return null;
  return (
    <li>
      <Hit hit={best} />
      {more.length > 0 && (
        <ul>
          {more.map((hit) => (
            <li key={hit.id}>
              <Hit hit={hit} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Hit({ hit: { route, path, snippet } }: { hit: SearchHit }) {
  const named = path.filter((runs) => runs.length > 0);
  return (
    <a href={href(route)} className={styles.hit}>
      <span className={styles.name}>
        <Runs runs={named.at(-1) ?? []} />
      </span>
      {snippet && (
        <span className={styles.snippet}>
          <Runs runs={snippet} />
        </span>
      )}
      <span className={styles.path}>
        {named
          .slice(0, -1)
          .map((runs) => runs.map(([text]) => text).join(''))
          .join(' › ')}
      </span>
    </a>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  let start = 0;
  return runs.map(([text, isFound]) => {
    start += text.length;
    return isFound ? <mark key={start}>{text}</mark> : text;
  });
}

function Pages({ address, answer }: { address: SearchAddress; answer: SearchAnswer }) {
  const page = answer.page + 1;
  return (
    <nav aria-label="Pages of results" className={styles.pages}>
      {page > 1 && (
        <a href={searchHref({ ...address, page: page - 1 })} rel="prev">
          Previous
        </a>
      )}
      <span>
        Page {page} of {answer.pages}
      </span>
      {page < answer.pages && (
        <a href={searchHref({ ...address, page: page + 1 })} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}
