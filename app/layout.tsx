// First: the order of the cascade layers is declared here, before any component's styles name one.
import './styles/layers.css';

import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { site } from '@/content/site';
import { pageRobots } from '@/lib/outputs/metadata';
import { withBase } from '@/lib/url';
import { Document } from './document';

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: site.title, template: `%s | ${site.title}` },
  description: site.tagline,
  // Without an author, reader views take the heading “Authorities” for one and drop it.
  authors: { name: site.title },
  robots: pageRobots(true),
  icons: {
    icon: [
      { url: withBase('/favicon.ico'), sizes: '32x32' },
      { url: withBase(site.favicon), type: 'image/svg+xml' },
    ],
    apple: withBase('/apple-touch-icon.png'),
    other: { rel: 'mask-icon', url: withBase('/mask-icon.svg'), color: '#0b7568' },
  },
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
