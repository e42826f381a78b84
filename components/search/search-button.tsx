'use client';

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Icon } from '@/components/ui/icon';
import { search as searchIcon } from '@/components/ui/outlines';
import { canPrefetch } from '@/lib/connection';
import { isSlashOn, preferences } from '@/lib/store/preferences';
import { href } from '@/lib/url';
import styles from './search-button.module.css';
import { loadModal, SearchDialog } from './search-dialog';
import { afterKey, closesSearch, isMac, type OpenSearch, takeEarlyKeys } from './search-keys';

/**
 * The search box of the navbar. It loads nothing until a reader points at it, focuses it or presses a shortcut. Without
 * JavaScript, and until it has loaded, it is a form that opens the search page.
 */
export function SearchButton({ feedbackUrl }: { feedbackUrl: string }) {
  const [search, setSearch] = useState<OpenSearch>();
  const [hasCommandKey, setMac] = useState(false);
  const hasSlash = useStore(preferences, isSlashOn);
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
  const loadAhead = () => {
    if (canPrefetch()) loadModal();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    open(search ?? { typed: '' });
  };

  useEffect(() => setMac(isMac()), []);
  useEffect(() => {
    // Only after the modal is removed: until then everything else is inert.
    if (search || !opener.current) return;
    opener.current.focus({ preventScroll: true });
    // It was in a layer that closed when the search opened.
    if (document.activeElement !== opener.current) button.current?.focus({ preventScroll: true });
  }, [search]);
  useEffect(() => {
    const early = takeEarlyKeys().reduce(afterKey, undefined);
    if (early) open(early);
  }, [open]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The modal has its own field, and Space on Retry presses it.
      const isOwn =
        dialog.current?.querySelector('input') || dialog.current?.contains(document.activeElement);
      if (isOwn && !closesSearch(event)) return;
      const next = afterKey(search, event);
      if (next === search) return;
      // The modal may load while the key is down, and its field would get the letter twice.
      event.preventDefault();
      if (search) setSearch(next);
      else open(next);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [search, open]);

  return (
    <>
      <form action={href('/search')} onSubmit={onSubmit} className={styles.form}>
        <button
          ref={button}
          type="submit"
          className={styles.button}
          aria-label="Search"
          aria-haspopup="dialog"
          aria-keyshortcuts={hasSlash ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
          onPointerEnter={loadAhead}
          onFocus={loadAhead}
        >
          <Icon outline={searchIcon} />
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
