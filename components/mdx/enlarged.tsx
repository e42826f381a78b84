import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { close, enlarge } from '@/components/ui/icon-paths';
import styles from './enlarged.module.css';

interface EnlargedProps {
  id: string;
  /** What is enlarged, for the names of the button and the window. */
  name: string;
  children: ReactNode;
}

/**
 * A button that opens something in the whole window. A popover: it works without scripts, and Escape closes it. As a
 * dialog, it gives the focus to its first control when it opens. `autoFocus` would not do so: React calls focus() when
 * the page is inserted, which fails and takes a layout of the page.
 */
export function Enlarged({ id, name, children }: EnlargedProps) {
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={`Enlarge: ${name}`} className={styles.button}>
        <Icon path={enlarge} />
      </button>
      <dialog id={id} popover="auto" aria-label={name} className={styles.window}>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
          className={styles.button}
        >
          <Icon path={close} />
        </button>
        {children}
      </dialog>
    </>
  );
}
