'use client';

import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { inertOutside } from '@/components/ui/inert-outside';
import { defaultIndexName, hostedConfig } from '@/lib/search/hosted-config';
import { docSearchClient } from './docsearch-client';
import { followLink } from './follow-link';
import { makeDialog } from './make-dialog';
import { type Answer, prepareSearch } from './search';
import { searchHref } from './search-address';
import { unavailable } from './texts';
import './search-modal.css';

export interface SearchModalProps {
  /** What was typed before the modal was there. */
  initialQuery: string;
  /** Where a reader reports a search that finds nothing. */
  feedbackUrl: string;
  onClose: () => void;
}

const navigator: NonNullable<DocSearchModalProps['navigator']> = {
  navigate: ({ itemUrl }) => followLink(itemUrl),
  navigateNewTab: ({ itemUrl }) => void window.open(itemUrl, '_blank', 'noopener'),
  navigateNewWindow: ({ itemUrl }) => void window.open(itemUrl, '_blank', 'noopener'),
};

const Hit: NonNullable<DocSearchModalProps['hitComponent']> = ({ hit, children }) => (
  <a href={hit.url}>{children}</a>
);

const AllResults: NonNullable<DocSearchModalProps['resultsFooterComponent']> = ({ state }) => (
  <a className="search-all" href={searchHref({ query: state.query })}>
    See all {Number(state.context.nbHits ?? 0)} results
  </a>
);

/** The search modal: DocSearch's own, fed by our engines and made the modal dialog it looks like. */
export default function SearchModal({ initialQuery, feedbackUrl, onClose }: SearchModalProps) {
  const root = useRef<HTMLDivElement>(null);
  const [notices, setNotices] = useState<HTMLElement>();
  const [answer, setAnswer] = useState<Answer>();
  const client = useMemo(() => docSearchClient(setAnswer), []);
  const missingResultsUrl = useCallback(
    ({ query }: { query: string }) =>
      `${feedbackUrl}?${new URLSearchParams({ title: `Search finds nothing for “${query}”` })}`,
    [feedbackUrl],
  );

  useLayoutEffect(() => {
    if (!root.current) return;
    prepareSearch();
    const release = inertOutside(root.current);
    const { place, undo } = makeDialog(root.current, (query) => {
      followLink(searchHref({ query }));
      onClose();
    });
    setNotices(place);
    return () => {
      undo();
      release();
    };
  }, [onClose]);

  const count = answer?.total ?? 0;
  return (
    <div ref={root} className={hostedConfig ? 'search-hosted' : 'search-embedded'}>
      <DocSearchModal
        appId={hostedConfig?.appId ?? 'embedded'}
        apiKey={hostedConfig?.apiKey ?? 'embedded'}
        indexName={hostedConfig?.indexName ?? defaultIndexName}
        placeholder="Search the documentation"
        initialQuery={initialQuery}
        initialScrollY={scrollY}
        insights={false}
        maxResultsPerGroup={20}
        hitComponent={Hit}
        resultsFooterComponent={AllResults}
        navigator={navigator}
        transformSearchClient={client}
        getMissingResultsUrl={missingResultsUrl}
        onClose={onClose}
      />
      {notices &&
        createPortal(
          <>
            <p role="status" className="visually-hidden">
              {answer && (count === 1 ? '1 result' : `${count} results`)}
            </p>
            {answer?.isFallback && (
              <p role="alert" className="search-notice">
                <strong>{unavailable.title}</strong> {unavailable.help} {unavailable.fallback}
              </p>
            )}
          </>,
          notices,
        )}
    </div>
  );
}
