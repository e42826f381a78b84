import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Parameters or fields, one below the other; fields of fields are lists inside. */
export function FieldList({ children }: { children?: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
