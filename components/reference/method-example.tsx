import type { ReactNode } from 'react';
import styles from './method-columns.module.css';

/** Right column of MethodColumns: samples, which stay in sight while the fields are read. */
export function MethodExample({ children }: { children?: ReactNode }) {
  return <div className={styles.example}>{children}</div>;
}
