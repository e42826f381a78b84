'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { search } from '@/components/ui/outlines';
import { href } from '@/lib/url';
import { closesSearch, opensSearch } from './is-shortcut';
import styles from './search-button.module.css';
import { loadModal, SearchDialog } from './search-dialog';

/** The search box of the navbar. It fetches nothing until a reader points at it, focuses it or presses a shortcut. */
export function SearchButton({ feedbackUrl }: { feedbackUrl: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isMac, setMac] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  const open = useCallback(() => {
    const { activeElement, body } = document;
    // Opened by a shortcut with nothing focused, it leaves the reader at its button.
    opener.current =
      activeElement instanceof HTMLElement && activeElement !== body ? activeElement : button.current;
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    delete window.earlyKeys;
  }, []);
  useEffect(() => setMac(/Mac|iPhone|iPad/.test(navigator.platform)), []);
  useEffect(() => {
    // Not before the modal has gone: until then all else is inert.
    if (!isOpen) opener.current?.focus({ preventScroll: true });
  }, [isOpen]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(isOpen ? closesSearch(event) : opensSearch(event))) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen, open, close]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onPointerEnter={loadModal}
        onFocus={loadModal}
      >
        <Icon outline={search} />
        <span className={styles.label}>Search</span>
        <span aria-hidden="true" className={styles.keys}>
          {isMac ? '⌘' : 'Ctrl'} K
        </span>
      </button>
      <noscript>
        <a href={href('/search')} className={styles.link}>
          <Icon outline={search} />
          <span className="visually-hidden">Search</span>
        </a>
      </noscript>
      {isOpen && <SearchDialog feedbackUrl={feedbackUrl} onClose={close} />}
    </>
  );
}
