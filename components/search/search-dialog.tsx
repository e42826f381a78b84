'use client';

import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { lazyComponent } from '@/components/ui/lazy-component';
import styles from './search-dialog.module.css';
import type { SearchModalProps } from './search-modal';

const load = () => import('./search-modal');

/** Loads the modal and the search engine ahead. */
export function loadModal(): void {
  load().then(
    ({ prepareSearch }) => prepareSearch(),
    // Opening the modal loads it again and shows the error.
    () => undefined,
  );
}

const SearchModal = lazyComponent<SearchModalProps>('/components/search/search-modal', load);

/** The search modal in a modal `<dialog>`: above all layers, with everything else inert. */
export function SearchDialog({ ref, ...props }: SearchModalProps & { ref: Ref<HTMLDivElement> }) {
  const show = (dialog: HTMLDialogElement | null) => {
    if (dialog && !dialog.open) dialog.showModal();
  };
  return createPortal(
    <dialog ref={show} aria-label="Search" className={styles.dialog}>
      <div ref={ref}>
        <ErrorBoundary>
          <SearchModal {...props} />
        </ErrorBoundary>
      </div>
      <Button className={styles.close} onClick={props.onClose}>
        Close
      </Button>
    </dialog>,
    document.body,
  );
}
