import type { ReactNode } from 'react';
import styles from './error-box.module.css';

/** The frame of everything that goes wrong in a page: what happened, the details, and the way out. */
export function ErrorBox({
  title,
  details,
  children,
}: {
  title: string;
  details: string;
  children: ReactNode;
}) {
  return (
    <div role="alert" className={styles.box}>
      <h1>{title}</h1>
      <pre>{details}</pre>
      {children}
    </div>
  );
}
