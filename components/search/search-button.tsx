'use client';

import { type FormEvent, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { ErrorBoundary } from '@/components/ui/error-box';
import { Icon, search as searchIcon } from '@/components/ui/icon';
import { LazyComponent, type LazySource } from '@/components/ui/lazy-component';
import { listen } from '@/components/ui/listen';
import { canPrefetch } from '@/lib/browser/connection';
import { keepInEntry, readEntry } from '@/lib/browser/history-entry';
import { slashOff } from '@/lib/browser/preferences';
import { href } from '@/lib/url';
import styles from './search-button.module.css';
import dialogStyles from './search-dialog.module.css';
import { applyKey, closesSearch, isMac, type OpenSearch, takeEarlyKeys } from './search-keys';
import type { SearchModalProps } from './search-modal';

const loadModal = () => import('./search-modal');

const modal: LazySource<SearchModalProps> = { path: '/components/search/search-modal', load: loadModal };

/** In the history entry, what was typed before Retry, which may load the document again. */
const keptKey = 'search';

/**
 * The search box of the navbar. The modal is loaded when a reader points at the box, focuses it or presses a shortcut.
 * Before hydration, and without JavaScript, it is a form that opens the search page.
 */
export function SearchButton({ feedbackUrl }: { feedbackUrl: string }) {
  const [search, setSearch] = useState<OpenSearch>();
  const [hasCommandKey, setMac] = useState(false);
  const isSlashOff = slashOff.useIsOn();
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  const open = useCallback((next: OpenSearch) => {
    const { activeElement, body } = document;
    // If a shortcut opened it with nothing focused, closing moves the focus to the button.
    opener.current =
      activeElement instanceof HTMLElement && activeElement !== body ? activeElement : button.current;
    setSearch(next);
  }, []);
  const close = useCallback(() => setSearch(undefined), []);
  const preload = () => {
    if (!canPrefetch()) return;
    loadModal().then(
      ({ prepareSearch }) => prepareSearch(),
      // Opening the modal loads it again and shows the error.
      () => undefined,
    );
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    open(search ?? { typed: '' });
  };

  useEffect(() => setMac(isMac()), []);
  useEffect(() => {
    // Everything else is inert until the modal is removed.
    if (search || !opener.current) return;
    if (readEntry(keptKey) !== undefined) keepInEntry(keptKey, undefined);
    opener.current.focus({ preventScroll: true });
    // The opener may be in a layer that closed when the search opened.
    if (document.activeElement !== opener.current) button.current?.focus({ preventScroll: true });
  }, [search]);
  useEffect(() => {
    const kept = readEntry(keptKey);
    const early = takeEarlyKeys().reduce(applyKey, typeof kept === 'string' ? { typed: kept } : undefined);
    if (early) open(early);
  }, [open]);
  useEffect(() => {
    const keydown = (event: KeyboardEvent) => {
      // The modal's field and its Retry button handle their keys.
      const isInModal =
        dialog.current?.querySelector('input') || dialog.current?.contains(document.activeElement);
      if (isInModal && !closesSearch(event)) return;
      const next = applyKey(search, event);
      if (next === search) return;
      // Otherwise a field that appears while the key is down gets the letter twice.
      event.preventDefault();
      if (search) setSearch(next);
      else open(next);
    };
    return listen(search ? { keydown, popstate: close } : { keydown });
  }, [search, open, close]);

  return (
    <>
      <form action={href('/search')} onSubmit={onSubmit} className={styles.form}>
        <button
          ref={button}
          type="submit"
          className={styles.button}
          aria-label="Search"
          aria-haspopup="dialog"
          aria-keyshortcuts={isSlashOff ? 'Control+K Meta+K' : 'Control+K Meta+K /'}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <Icon path={searchIcon} />
          <span className={styles.label}>Search</span>
          <span aria-hidden="true" className={styles.keys}>
            {hasCommandKey ? '⌘ K' : 'Ctrl K'}
          </span>
        </button>
      </form>
      {search && (
        <SearchDialog ref={dialog} initialQuery={search.typed} feedbackUrl={feedbackUrl} onClose={close} />
      )}
    </>
  );
}

/** The search modal in a modal `<dialog>`: above all layers, with everything else inert. */
function SearchDialog({ ref, ...props }: SearchModalProps & { ref: Ref<HTMLDivElement> }) {
  const show = (dialog: HTMLDialogElement | null) => {
    if (dialog && !dialog.open) dialog.showModal();
  };
  return createPortal(
    <dialog ref={show} aria-label="Search" className={dialogStyles.dialog}>
      <div ref={ref}>
        <ErrorBoundary>
          <LazyComponent
            source={modal}
            props={props}
            onRetry={() => keepInEntry(keptKey, props.initialQuery)}
          />
        </ErrorBoundary>
      </div>
      <Button className={dialogStyles.close} onClick={props.onClose}>
        Close
      </Button>
    </dialog>,
    document.body,
  );
}
