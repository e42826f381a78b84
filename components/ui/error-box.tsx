import type { ReactNode } from 'react';
import styles from './error-box.module.css';

/** The frame of everything that goes wrong in a page: what happened, the details, and the way out. */
export function ErrorBox({
  title,
  details,
  heading: Heading = 'h1',
  children,
}: {
  title: string;
  details: string;
  heading?: 'h1' | 'h2';
  children: ReactNode;
}) {
  return (
    <div role="alert" className={styles.box}>
      <Heading>{title}</Heading>
      <pre>{details}</pre>
      {children}
    </div>
  );
}
