import type { ReactNode } from 'react';
import styles from './field.module.css';

interface FieldGroupProps {
  label: string;
  /** `true` where it is open at first. */
  open?: string;
  children?: ReactNode;
}

/** The fields inside a field, which readers can fold away. */
export function FieldGroup({ label, open, children }: FieldGroupProps) {
  return (
    <details className={styles.group} open={open !== undefined}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
