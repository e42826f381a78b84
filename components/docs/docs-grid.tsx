import type { ComponentProps, ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ui/error-box';
import styles from './docs-grid.module.css';
import { Sidebar } from './sidebar';

/** The sidebar and a page, next to each other. */
export function DocsGrid({ children, ...sidebar }: ComponentProps<typeof Sidebar> & { children: ReactNode }) {
  return (
    <div className={styles.grid}>
      <ErrorBoundary>
        <Sidebar {...sidebar} />
      </ErrorBoundary>
      {children}
    </div>
  );
}
