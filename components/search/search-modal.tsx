'use client';

import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { inertOutside } from '@/components/ui/inert-outside';
import { defaultIndexName, hostedConfig } from '@/lib/search/hosted-config';
import { docSearchClient } from './docsearch-client';
import { followLink } from './follow-link';
import { makeDialog } from './make-dialog';
import { type Answer, prepareSearch } from './search';
import { reportHref, searchHref } from './search-address';
import { shownVersion } from './shown-version';
import { mendStoredSearches } from './stored-searches';
import { unavailable } from './texts';
import './search-modal.css';

// The button asks for it when it fetches this module: no page carries the engines' code.
export { prepareSearch };

export interface SearchModalProps {
  /** What was typed before the modal was there. */
  initialQuery: string;
  /** Where a reader reports a search that finds nothing. */
  feedbackUrl: string;
  onClose: () => void;
}

const indexName = hostedConfig?.indexName ?? defaultIndexName;

const navigator: NonNullable<DocSearchModalProps['navigator']> = {
  navigate: ({ itemUrl }) => followLink(itemUrl),
  navigateNewTab: ({ itemUrl }) => void window.open(itemUrl, '_blank', 'noopener'),
  navigateNewWindow: ({ itemUrl }) => void window.open(itemUrl, '_blank', 'noopener'),
};

const Hit: NonNullable<DocSearchModalProps['hitComponent']> = ({ hit, children }) => (
  <a href={hit.url}>{children}</a>
);

/** The search modal: DocSearch's own, fed by our engines and made the modal dialog it looks like. */
export default function SearchModal({ initialQuery, feedbackUrl, onClose }: SearchModalProps) {
  const pathname = usePathname();
  // Before the modal reads them, which it does as it first renders.
  useState(() => mendStoredSearches(indexName));
  const root = useRef<HTMLDivElement>(null);
  const [notices, setNotices] = useState<HTMLElement>();
  const [answer, setAnswer] = useState<Answer | 'failed'>();
  const client = useMemo(() => docSearchClient(setAnswer), []);
  const AllResults: NonNullable<DocSearchModalProps['resultsFooterComponent']> = useCallback(
    ({ state: { query, context } }) => (
      <a href={searchHref({ query, version: shownVersion() })} onClick={onClose}>
        See all {Number(context.nbHits ?? 0)} results
      </a>
    ),
    [onClose],
  );
  const missingResultsUrl = useCallback(
    ({ query }: { query: string }) => reportHref(feedbackUrl, query),
    [feedbackUrl],
  );

  useLayoutEffect(() => {
    if (!root.current) return;
    prepareSearch();
    const { place, undo } = makeDialog(root.current, (query) => {
      followLink(searchHref({ query, version: shownVersion() }));
      onClose();
    });
    setNotices(place);
    return undo;
  }, [onClose]);

  const failed = answer === 'failed';
  const count = failed ? 0 : (answer?.total ?? 0);
  const engine = hostedConfig ? 'search-hosted' : 'search-embedded';
  return (
    <>
      <div ref={root} className={clsx(engine, failed && 'search-failed')}>
        <DocSearchModal
          appId={hostedConfig?.appId ?? 'embedded'}
          apiKey={hostedConfig?.apiKey ?? 'embedded'}
          indexName={indexName}
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
                {answer && !failed && (count === 1 ? '1 result' : `${count} results`)}
              </p>
              {(failed || answer?.isFallback) && (
                <p role="alert" className="search-notice">
                  <strong>{unavailable.title}</strong> {unavailable.help} {!failed && unavailable.fallback}
                </p>
              )}
            </>,
            notices,
          )}
      </div>
      {/* Another page behind the modal is made inert too. */}
      <InertBehind key={pathname} root={root} />
    </>
  );
}

/** Keeps all but the modal inert while it is mounted. It stands after the modal, so that the modal is there first. */
function InertBehind({ root }: { root: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => (root.current ? inertOutside(root.current) : undefined), [root]);
  return null;
}
