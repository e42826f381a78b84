'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadPage } from '@/components/ui/load-page';
import styles from './search-dialog.module.css';
import type { SearchModalProps } from './search-modal';

const load = () => import('./search-modal');

/** Fetches the modal and the engine ahead of their use. */
export function loadModal(): void {
  load().then(
    ({ prepareSearch }) => prepareSearch(),
    // It shows, and can be mended, when the modal is opened.
    () => undefined,
  );
}

const SearchModal: ComponentType<SearchModalProps> = loadPage('/components/search/search-modal', load);

/** The search modal over the page, or what there is to see until its code has come. Keys pressed meanwhile are kept. */
export function SearchDialog({ feedbackUrl, onClose }: Omit<SearchModalProps, 'initialQuery'>) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      // Space on Retry presses it.
      if (!isText || document.querySelector('.DocSearch-Input, [role=alert] :focus')) return;
      // The modal may come while the key is down, and its field would have the letter twice.
      event.preventDefault();
      setTyped((text) => text + event.key);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return createPortal(
    <div className={styles.dialog}>
      <SearchModal initialQuery={typed} feedbackUrl={feedbackUrl} onClose={onClose} />
    </div>,
    document.body,
  );
}
