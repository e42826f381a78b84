import type { ReactNode } from 'react';
import styles from './report.module.css';

interface ReportProps {
  title: string;
  /** Next to the title: measures, buttons. */
  bar: ReactNode;
  children: ReactNode;
}

/** A part of the console that shows what came from the server, under its title. */
export function Report({ title, bar, children }: ReportProps) {
  return (
    <div className={styles.report}>
      <div className={styles.bar}>
        <h3>{title}</h3>
        {bar}
      </div>
      {children}
    </div>
  );
}
