import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** A procedure: the ordered list inside becomes numbered rings on one line. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}
