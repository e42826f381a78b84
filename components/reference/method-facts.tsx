import type { ReactNode } from 'react';
import styles from './method-columns.module.css';

/** Left column of MethodColumns: what is sent and what comes back. */
export function MethodFacts({ children }: { children?: ReactNode }) {
  return <div className={styles.part}>{children}</div>;
}
