import type { ReactNode } from 'react';
import styles from './method-columns.module.css';

/** The fields of a method and its samples: one below the other, and side by side where there is room for both. */
export function MethodColumns({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.columns} data-columns="">
      {children}
    </div>
  );
}
