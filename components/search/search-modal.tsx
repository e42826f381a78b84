'use client';

import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { clsx } from 'clsx';
import {
  type ClipboardEvent,
  type InputEvent,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useNavigate } from '@/components/navigation/use-navigate';
import { linkTarget, onPlainClick } from '@/lib/browser/link-target';
import { docSearchClient, type SearchOutcome } from '@/lib/search/client/docsearch-client';
import { prepareSearch } from '@/lib/search/client/search';
import { reportHref, searchHref } from '@/lib/search/client/search-address';
import { sanitizeStoredSearches } from '@/lib/search/client/stored-searches';
import { shortenMessage } from '@/lib/search/engine/condense-message';
import { defaultIndexName, hostedConfig } from '@/lib/search/hosted/config';
import { maxQueryLength } from '@/lib/search/response';
import { applyA11yFixes } from './docsearch-a11y-fixes';
import { SearchNotices } from './search-notices';
import './search-modal.css';

// Exported here, so that the button loads it with the modal and pages do not contain the engines.
export { prepareSearch };

export interface SearchModalProps {
  /** What was typed before the modal loaded. */
  initialQuery: string;
  /** Where a reader reports a search that finds nothing. */
  feedbackUrl: string;
  onClose: () => void;
}

const indexName = hostedConfig?.indexName ?? defaultIndexName;

/** The search modal. DocSearch cannot repeat a query, so Retry mounts a new modal with what was typed. */
export default function SearchModal({ initialQuery, ...props }: SearchModalProps) {
  const [{ attempt, query }, open] = useState({ attempt: 0, query: initialQuery });
  const onRetry = (typed: string) => open({ attempt: attempt + 1, query: typed });
  return <Modal key={attempt} initialQuery={query} onRetry={onRetry} {...props} />;
}

/** DocSearch's modal with our engines and corrected accessibility. */
function Modal(props: SearchModalProps & { onRetry: (typed: string) => void }) {
  const { initialQuery, feedbackUrl, onClose, onRetry } = props;
  const navigate = useNavigate();
  // The modal reads them in its first render.
  useState(() => sanitizeStoredSearches(indexName));
  const root = useRef<HTMLDivElement>(null);
  const [notices, setNotices] = useState<HTMLElement>();
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const shownQuery = useRef('');
  const client = useMemo(
    () =>
      docSearchClient((next, query) => {
        setOutcome(next);
        shownQuery.current = query;
      }),
    [],
  );
  const getTyped = () => root.current?.querySelector('input')?.value ?? '';
  const navigator = useMemo(
    () => ({
      navigate: ({ itemUrl }: { itemUrl: string }) => {
        // The modal restores the scroll position when it closes, which must not undo that of the new URL.
        flushSync(onClose);
        const to = linkTarget(new URL(itemUrl, location.href), location);
        if (to === undefined) location.assign(itemUrl);
        else navigate(to);
      },
    }),
    [onClose, navigate],
  );
  const AllResults: NonNullable<DocSearchModalProps['resultsFooterComponent']> = useCallback(
    ({ state: { query, context } }) => (
      <a href={searchHref({ query })} onClick={onPlainClick(onClose)}>
        {`See all ${Number(context.nbHits ?? 0)} results`}
      </a>
    ),
    [onClose],
  );

  useLayoutEffect(() => {
    if (!root.current) return;
    prepareSearch();
    const fixes = applyA11yFixes(root.current);
    setNotices(fixes.notices);
    return fixes.undo;
  }, []);

  // Enter without a selected result; with one, the modal handles it.
  const onSubmit = () => {
    const query = getTyped();
    if (query.trim() !== '') navigator.navigate({ itemUrl: searchHref({ query }) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A result of an earlier query must not be opened for the query that is typed now.
    const isOutdated =
      event.key === 'Enter' && event.target instanceof HTMLInputElement && getTyped() !== shownQuery.current;
    if (!isOutdated || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const field = event.target;
    const text = event.clipboardData.getData('text').trim();
    if (!(field instanceof HTMLInputElement) || text.length <= maxQueryLength.modal) return;
    // The browser would keep the beginning, which in a message tells the least.
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = field;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const room = maxQueryLength.modal - value.length + end - start;
    field.setRangeText(shortenMessage(text, room), start, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div
      ref={root}
      className={clsx(!hostedConfig && 'search-embedded', typeof outcome === 'string' && `search-${outcome}`)}
      onSubmit={onSubmit}
      onKeyDownCapture={onKeyDown}
      onBeforeInputCapture={preventBlankQuery}
      onPasteCapture={onPaste}
    >
      <DocSearchModal
        appId={hostedConfig?.appId ?? 'embedded'}
        apiKey={hostedConfig?.apiKey ?? 'embedded'}
        indexName={indexName}
        placeholder="Search the documentation"
        initialQuery={initialQuery}
        initialScrollY={scrollY}
        maxResultsPerGroup={20}
        resultsFooterComponent={AllResults}
        navigator={navigator}
        transformSearchClient={client}
        getMissingResultsUrl={({ query }) => reportHref(feedbackUrl, query)}
        onClose={onClose}
      />
      {notices &&
        createPortal(
          <SearchNotices outcome={outcome} retry={() => onRetry(getTyped())} onClose={onClose} />,
          notices,
        )}
    </div>
  );
}

/** Keeps white space out of an empty field. */
function preventBlankQuery(event: InputEvent<HTMLElement>): void {
  const { target, data } = event;
  if (!(target instanceof HTMLInputElement) || !data) return;
  const { value, selectionStart, selectionEnd } = target;
  const rest = value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? value.length);
  if ((rest + data).trim() === '') event.preventDefault();
}
