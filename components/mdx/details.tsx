import type { ReactNode } from 'react';
import disclosure from '@/components/ui/disclosure.module.css';
import styles from './details.module.css';

/** An aside a reader opens on purpose. The browser's own element: it works without scripts and is found by search. */
export function Details({ summary, children }: { summary: string; children?: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary className={disclosure.summary}>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
