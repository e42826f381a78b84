import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { close, enlarge } from '@/components/ui/outlines';
import styles from './enlarged.module.css';

interface EnlargedProps {
  id: string;
  /** What is enlarged, for the names of the button and the window. */
  name: string;
  children: ReactNode;
}

/** A button that opens something in the whole window. A popover: it works without scripts, and Escape closes it. */
export function Enlarged({ id, name, children }: EnlargedProps) {
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={`Enlarge: ${name}`} className={styles.button}>
        <Icon outline={enlarge} />
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={name} className={styles.window}>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
          // biome-ignore lint/a11y/noAutofocus: the focus moves into the window that the reader opens
          autoFocus
          className={styles.button}
        >
          <Icon outline={close} />
        </button>
        {children}
      </div>
    </>
  );
}
