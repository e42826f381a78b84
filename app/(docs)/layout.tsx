import type { ReactNode } from 'react';
import { DocsGrid } from '@/components/docs/docs-grid';
import { getFrame, getSidebarTrees } from '@/lib/navigation';

/** Keeps the sidebar mounted while the reader goes from page to page. */
export default async function DocsLayout({ children }: { children: ReactNode }) {
  const { primary, sections } = getFrame();
  return (
    <DocsGrid primary={primary} sections={sections} trees={await getSidebarTrees()}>
      {children}
    </DocsGrid>
  );
}
