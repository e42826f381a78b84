// First: the order of the cascade layers is declared here, before any component's styles name one.
import './styles/layers.css';

import type { Metadata } from 'next';
import { site } from '@/content/site';
import { Document } from './document';
import { metadata as shared } from './layout';

export const metadata: Metadata = {
  ...shared,
  title: `Page not found | ${site.title}`,
  // Next adds noindex.
  robots: null,
};

/** The page at unknown URLs, `out/404.html`. The data of every page would contain a not-found page inside the layout. */
export default function GlobalNotFound() {
  return <Document />;
}
