import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { close, enlarge } from '@/components/ui/icon-paths';
import styles from './enlarged.module.css';

/**
 * A button that shows its children in the whole window. As a popover, it works without scripts; as a dialog, it focuses
 * its first control when it opens. `autoFocus` does not: React calls focus() when the page is inserted, which fails and
 * costs a layout of the page.
 */
export function Enlarged({ id, name, children }: { id: string; name: string; children: ReactNode }) {
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
