import type { ReactNode } from 'react';
import styles from './error-list.module.css';

/** The errors of a method: code and message above cause and fix. */
export function ErrorList({ children }: { children?: ReactNode }) {
  return <div className={styles.errors}>{children}</div>;
}
