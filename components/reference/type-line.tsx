import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What a value is, said above its description. */
export function TypeLine({ children }: { children?: ReactNode }) {
  return <div className={styles.type}>{children}</div>;
}
