// First: the order of the cascade layers is declared here, before any component's styles name one.
import './styles/layers.css';

import type { Metadata } from 'next';
import { SidePanel } from '@/components/docs/side-panel';
import { NotFound } from '@/components/site/not-found';
import { StaticPage } from '@/components/ui/static-html';
import { site } from '@/content/site';
import { staticMarkup } from '@/lib/export/static-markup';
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
export default function GlobalNotFound() {
  const { primary } = getFrame();
  const html = staticMarkup(
    <>
      <SidePanel primary={primary} items={[]} current="/404" sidebar="none" />
      <NotFound sections={[{ label: 'Home', href: '/' }, ...primary]} />
    </>,
  );
  return (
    <Document isMissing>
      <StaticPage html={html} className={undefined} />
    </Document>
  );
}
