import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './error-box.module.css';

interface ErrorBoxProps {
  title: string;
  details: string;
  heading?: 'h1' | 'h2';
  /** Whether it has to fit into a bar. */
  isCompact?: boolean;
  children: ReactNode;
}

/** The frame of everything that goes wrong in a page: what happened, the details, and the way out. */
export function ErrorBox({ title, details, heading: Heading = 'h1', isCompact, children }: ErrorBoxProps) {
  return (
    <div role="alert" className={clsx(styles.box, isCompact && styles.compact)}>
      <Heading>{title}</Heading>
      <pre>{details}</pre>
      {children}
    </div>
  );
}
