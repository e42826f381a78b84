'use client';

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import styles from './search-dialog.module.css';
import { withKey } from './search-keys';
import type { SearchModalProps } from './search-modal';

const load = () => import('./search-modal');

/** Loads the modal, and the engine for a version, ahead of their use. */
export function loadModal(version: string): void {
  load().then(
    ({ prepareSearch }) => prepareSearch(version),
    // Opening the modal shows the error, with Retry.
    () => undefined,
  );
}

const SearchModal = lazyPart<SearchModalProps>('/components/search/search-modal', load);

interface SearchDialogProps extends Omit<SearchModalProps, 'initialQuery'> {
  /** What was typed before the dialog opened. */
  typedBefore: string;
}

/** The search modal over the page, or a spinner until its code has loaded. Keys pressed meanwhile are kept. */
export function SearchDialog({ typedBefore, feedbackUrl, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState(typedBefore);
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The modal has its own field, and Space on Retry presses it.
      if (dialog.current?.querySelector('input') || dialog.current?.contains(document.activeElement)) return;
      if (withKey('x', event) === 'x') return;
      // The modal may load while the key is down, and its field would get the letter twice.
      event.preventDefault();
      setTyped((text) => withKey(text, event));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return createPortal(
    <div ref={dialog} className={styles.dialog}>
      <SearchModal initialQuery={typed} feedbackUrl={feedbackUrl} onClose={onClose} />
      <Button className={styles.close} onClick={onClose}>
        Close
      </Button>
    </div>,
    document.body,
  );
}
