'use client';

import { usePathname } from 'next/navigation';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { search } from '@/components/ui/outlines';
import { mayLoadAhead } from '@/lib/connection';
import { shownVersion } from '@/lib/search/client/search-address';
import { href } from '@/lib/url';
import styles from './search-button.module.css';
import { loadModal, SearchDialog } from './search-dialog';
import { closesSearch, opensSearch, readKeys, takeEarlyKeys } from './search-keys';

/**
 * The search box of the navbar. It loads nothing until a reader points at it, focuses it or presses a shortcut. Without
 * JavaScript, and until it has loaded, it is a form that leads to the search page.
 */
export function SearchButton({ feedbackUrl }: { feedbackUrl: string }) {
  const pathname = usePathname();
  /** The search that is open, with what was typed before. */
  const [opened, setOpened] = useState<{ typed: string }>();
  const [isMac, setMac] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  const open = useCallback((typed = '') => {
    const { activeElement, body } = document;
    // Opened by a shortcut with nothing focused, it leaves the reader at its button.
    opener.current =
      activeElement instanceof HTMLElement && activeElement !== body ? activeElement : button.current;
    setOpened({ typed });
  }, []);
  const close = useCallback(() => setOpened(undefined), []);
  const loadAhead = () => {
    if (mayLoadAhead()) loadModal(shownVersion(pathname, new URLSearchParams(location.search)));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };

  useEffect(() => setMac(/Mac|iPhone|iPad/.test(navigator.platform)), []);
  useEffect(() => {
    // Not before the modal has gone: until then all else is inert.
    if (!opened) opener.current?.focus({ preventScroll: true });
  }, [opened]);
  useEffect(() => {
    const { isOpen, typed } = readKeys(takeEarlyKeys());
    if (isOpen) open(typed);
  }, [open]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(opened ? closesSearch(event) : opensSearch(event))) return;
      event.preventDefault();
      if (opened) close();
      else open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [opened, open, close]);

  return (
    <>
      <form action={href('/search')} onSubmit={onSubmit} className={styles.form}>
        <button
          ref={button}
          type="submit"
          className={styles.button}
          aria-label="Search"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          onPointerEnter={loadAhead}
          onFocus={loadAhead}
        >
          <Icon outline={search} />
          <span className={styles.label}>Search</span>
          <span aria-hidden="true" className={styles.keys}>
            {isMac ? '⌘' : 'Ctrl'} K
          </span>
        </button>
      </form>
      {opened && <SearchDialog typedBefore={opened.typed} feedbackUrl={feedbackUrl} onClose={close} />}
    </>
  );
}
