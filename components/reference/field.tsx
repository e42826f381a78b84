import type { PropsWithChildren, ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  id: string;
  name: string;
  /** `required` or `may be absent`. */
  mark?: string;
  /** `true`, or absent. */
  deprecated?: string;
  /** The type, the description, and the fields inside. */
  children?: ReactNode;
}

/** One field of a FieldList. Its name is a link to itself. */
export function Field({ id, name, mark, deprecated, children }: FieldProps) {
  return (
    <li id={id} className={styles.field}>
      <p className={styles.name}>
        <a href={`#${id}`} className={styles.link}>
          <code>{name}</code>
        </a>
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
        {deprecated !== undefined && <span className={styles.mark}>deprecated</span>}
      </p>
      {children}
    </li>
  );
}

/** The fields inside a field, which readers can collapse; `open` is `true` if they are open at first. */
export function FieldGroup({ label, open, children }: PropsWithChildren<{ label: string; open?: string }>) {
  return (
    <details className={styles.group} open={open !== undefined}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
