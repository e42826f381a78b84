import type { ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  id: string;
  name: string;
  /** `true`, or absent. */
  required?: string;
  deprecated?: string;
  /** The type, the description, and the fields inside. */
  children?: ReactNode;
}

/** One field of a FieldList; its name is a link to itself. */
export function Field({ id, name, required, deprecated, children }: FieldProps) {
  return (
    <li id={id} className={styles.field}>
      <p className={styles.name}>
        <a href={`#${id}`} className={styles.link}>
          <code>{name}</code>
        </a>
        {required !== undefined && <span className={styles.mark}>required</span>}
        {deprecated !== undefined && <span className={styles.mark}>deprecated</span>}
      </p>
      {children}
    </li>
  );
}
