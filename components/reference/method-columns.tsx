import type { ReactNode } from 'react';
import styles from './method-columns.module.css';

/** The fields of a method and its samples: one below the other, and side by side where there is room for both. */
export function MethodColumns({ children }: { children?: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** Left column of MethodColumns: what is sent and what comes back. */
export function MethodFacts({ children }: { children?: ReactNode }) {
  return <div className={styles.part}>{children}</div>;
}

/** Right column of MethodColumns: samples, which stay in sight while the fields are read. */
export function MethodExample({ children }: { children?: ReactNode }) {
  return <div className={styles.example}>{children}</div>;
}
