import type { ReactNode } from 'react';
import styles from './error-list.module.css';

/** The errors of a method: a list of its own look, code and message above cause and remedy. */
export function ErrorList({ children }: { children?: ReactNode }) {
  return <div className={styles.errors}>{children}</div>;
}
