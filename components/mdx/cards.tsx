import type { ReactNode } from 'react';
import styles from './cards.module.css';

/** A set of doors to other pages, as many beside each other as there is room for. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
