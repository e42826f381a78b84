// First: the order of the cascade layers is declared here, before any component's styles name one.
import './styles/layers.css';

import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AnnouncementBar } from '@/components/site/announcement-bar';
import { BaseUrlBanner } from '@/components/site/base-url-banner';
import { DevRefresh } from '@/components/site/dev-refresh';
import { FirstPaintScript } from '@/components/site/first-paint-script';
import { Footer } from '@/components/site/footer';
import { Navbar } from '@/components/site/navbar';
import { Navigation } from '@/components/site/navigation';
import { RememberVersion } from '@/components/site/remember-version';
import { SkipLink } from '@/components/site/skip-link';
import { site } from '@/content/site';
import { getFrame, getVersion } from '@/lib/nav';
import { withBase } from '@/lib/url';

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: site.title, template: `%s | ${site.title}` },
  description: site.tagline,
  icons: {
    icon: [
      { url: withBase('/favicon.ico'), sizes: '32x32' },
      { url: withBase('/favicon.svg'), type: 'image/svg+xml' },
    ],
    apple: withBase('/apple-touch-icon.png'),
    other: { rel: 'mask-icon', url: withBase('/mask-icon.svg'), color: '#0b7568' },
  },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { navbar, footer } = getFrame();
  const version = await getVersion();
  return (
    // The first-paint script sets attributes on <html> before React sees it.
    <html lang="en" dir="ltr" data-theme="light" suppressHydrationWarning>
      <head>
        <FirstPaintScript announcement={site.announcement?.id} />
      </head>
      <body>
        <SkipLink target="content" />
        {site.announcement && <AnnouncementBar announcement={site.announcement} />}
        <Navbar items={navbar} />
        {children}
        <Footer {...footer} />
        <BaseUrlBanner />
        <Navigation />
        <RememberVersion name={version.name} />
        {process.env.NODE_ENV === 'development' && <DevRefresh />}
      </body>
    </html>
  );
}
