import type { ReactNode } from 'react';
import { DocsGrid } from '@/components/docs/docs-grid';
import { getFrame, getSidebars } from '@/lib/navigation';

/**
 * Keeps the sidebar mounted while the reader goes from page to page. Asynchronous, so that React waits for it: otherwise
 * the load of the machine decides where the scripts of a document are divided, and two builds differ.
 */
export default async function DocsLayout({ children }: { children: ReactNode }) {
  const { primary, sections } = getFrame();
  const trees = getSidebars().map(({ id, items }) => ({ id, items }));
  return (
    <DocsGrid primary={primary} sections={sections} trees={trees}>
      {children}
    </DocsGrid>
  );
}
