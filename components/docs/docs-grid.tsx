import type { ComponentProps, ReactNode } from 'react';
import { PartBoundary } from '@/components/ui/part-boundary';
import styles from './docs-grid.module.css';
import { Sidebar } from './sidebar';

/** The sidebar and a page, next to each other. */
export function DocsGrid({ children, ...sidebar }: ComponentProps<typeof Sidebar> & { children: ReactNode }) {
  return (
    <div className={styles.grid}>
      <PartBoundary>
        <Sidebar {...sidebar} />
      </PartBoundary>
      {children}
    </div>
  );
}
