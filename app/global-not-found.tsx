// First: the order of the cascade layers is declared here, before any component's styles name one.
import './styles/layers.css';

import type { Metadata } from 'next';
import { DocsGrid } from '@/components/docs/docs-grid';
import { NotFound } from '@/components/site/not-found';
import { site } from '@/content/site';
import { getFrame } from '@/lib/nav';
import { pageRobots } from '@/lib/outputs/robots';
import { Document } from './document';
import { metadata as shared } from './layout';

export const metadata: Metadata = {
  ...shared,
  title: `Page not found | ${site.title}`,
  robots: pageRobots(false),
};

export { viewport } from './layout';

/** The page at unknown addresses: `out/404.html`. A file of its own, because a not-found page is part of every page. */
export default async function GlobalNotFound() {
  const { primary, versions } = await getFrame();
  return (
    <Document isMissing>
      <DocsGrid primary={primary} sections={{}} versions={versions} trees={[]}>
        <NotFound sections={[{ label: 'Home', href: '/' }, ...primary]} />
      </DocsGrid>
    </Document>
  );
}
