import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { onPlainClick } from '@/lib/browser/link-target';
import { noNetwork } from '@/lib/browser/load-error';
import { slashOff } from '@/lib/browser/preferences';
import type { PageLink } from '@/lib/navigation/types';
import type { SearchOutcome } from '@/lib/search/client/docsearch-client';
import { searchHref } from '@/lib/search/client/search-address';
import { hostedConfig } from '@/lib/search/hosted/config';
import { href } from '@/lib/url';
import styles from './search-notices.module.css';

const maxRecommended = 5;

interface SearchNoticesProps {
  outcome: SearchOutcome;
  retry: () => void;
  onClose: () => void;
}

/** Notices above the results of the modal. */
export function SearchNotices({ outcome, retry, onClose }: SearchNoticesProps) {
  const count = typeof outcome === 'object' ? outcome.total : undefined;
  const isSlashOff = slashOff.useIsOn();
  const recommended = useRecommendations(usePathname());
  const pages = recommended.map((page) => ({ text: page.label, to: href(page.href) }));
  return (
    <>
      <p role="status" className={outcome === 'stalled' ? 'search-notice' : 'visually-hidden'}>
        {formatStatus(outcome)}
      </p>
      <Unavailable outcome={outcome} />
      {outcome === 'failed' && (
        <p className="search-notice">
          <Button onClick={retry}>Retry</Button>
        </p>
      )}
      {count === 0 && (
        <div className="search-notice search-suggestions">
          <Suggestions onClick={onClose} />
        </div>
      )}
      {pages.length > 0 && (
        <div className="search-notice search-recommendations">
          <p>Related to this page:</p>
          <Links links={pages} onClick={onClose} />
        </div>
      )}
      {/* Single-key shortcuts can be turned off, because speech input can press them by accident (WCAG 2.1.4). */}
      <label className="search-notice search-choice">
        <input type="checkbox" checked={!isSlashOff} onChange={slashOff.toggle} />
        <span>The key / opens the search</span>
      </label>
    </>
  );
}

function formatStatus(outcome: SearchOutcome): string {
  if (outcome === 'stalled') return 'Searching…';
  if (typeof outcome !== 'object') return '';
  return outcome.total === 1 ? '1 result' : `${outcome.total} results`;
}

/** Pages that the hosted service recommends to readers of a page; none if it fails. */
function useRecommendations(route: string): PageLink[] {
  const [found, setFound] = useState<PageLink[]>([]);
  useEffect(() => {
    const config = hostedConfig;
    if (!config) return;
    import('@/lib/search/hosted/client')
      .then(({ createHostedClient, recommendHosted }) =>
        recommendHosted(createHostedClient(config), config.indexName, route, maxRecommended),
      )
      .then(setFound, (error: unknown) => console.warn('Recommendations could not be loaded.', error));
  }, [route]);
  return found;
}

/** The message if no engine answers (specification section 8), or if ours is the fallback. */
export function Unavailable({ outcome }: Pick<SearchNoticesProps, 'outcome'>) {
  const isFailed = outcome === 'failed';
  if (!isFailed && !(typeof outcome === 'object' && outcome.isFallback)) return null;
  return (
    <p role="alert" className={styles.notice}>
      <strong>Unable to fetch results</strong> <span>You might want to check your network connection.</span>{' '}
      {!navigator.onLine && <span>{`${noNetwork} `}</span>}
      {!isFailed && <span>These are the results of this site’s own search.</span>}
    </p>
  );
}

interface LinksProps {
  links: readonly { text: string; to: string }[];
  onClick?: () => void;
}

const suggestions = ['install', 'validator', 'stake', 'token account'];

/** Shown if nothing is found: the given links, then suggested searches. */
export function Suggestions({ links = [], ...rest }: Partial<LinksProps>) {
  const suggested = suggestions.map((text) => ({ text, to: searchHref({ query: text }) }));
  return (
    <>
      <p>Try searching for:</p>
      <Links links={[...links, ...suggested]} {...rest} />
    </>
  );
}

function Links({ links, onClick }: LinksProps) {
  return (
    <ul>
      {links.map(({ text, to }) => (
        <li key={to}>
          <a href={to} onClick={onClick && onPlainClick(onClick)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
