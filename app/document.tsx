import type { ReactNode } from 'react';
import { DocsGrid } from '@/components/docs/docs-grid';
import { Navigation } from '@/components/navigation/navigation';
import { AnnouncementBar } from '@/components/site/announcement-bar';
import { BaseUrlBanner } from '@/components/site/base-url-banner';
import { FirstPaintScript } from '@/components/site/first-paint-script';
import { Footer } from '@/components/site/footer';
import { LoadFailureNotice } from '@/components/site/load-failure-notice';
import { Navbar } from '@/components/site/navbar';
import { NotFound } from '@/components/site/not-found';
import { ErrorBoundary } from '@/components/ui/error-box';
import { LiveRegion } from '@/components/ui/live-region';
import { site } from '@/content/site';
import { getFrame } from '@/lib/navigation';
import { withBase } from '@/lib/url';
import styles from './document.module.css';

/**
 * The document around every page. Without children it is the not-found page, where the browser follows links itself,
 * because the router has no page to start from. One component renders both, so that they share their scripts.
 */
export function Document({ children }: { children?: ReactNode }) {
  const { navbar, primary, sections } = getFrame();
  const isMissing = children === undefined;
  const { announcement, footer } = site.themeConfig;
  return (
    // The first-paint script sets attributes on <html> before React sees it.
    <html lang={site.i18n.defaultLocale} dir="ltr" data-theme="light" suppressHydrationWarning>
      <head>
        <link rel="alternate" type="application/atom+xml" title={site.title} href={withBase('/feed.xml')} />
        <link rel="describedby" type="text/plain" href={withBase('/llms.txt')} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={site.shortTitle}
          href={withBase('/opensearch.xml')}
        />
        <FirstPaintScript announcement={announcement?.id} />
      </head>
      <body>
        {/* Skip link; must be the first focusable element. */}
        <a href="#content" className={styles.skip}>
          Skip to content
        </a>
        <LoadFailureNotice />
        {announcement && <AnnouncementBar announcement={announcement} />}
        <ErrorBoundary>
          {/* An unknown URL may look as if it were in a section. */}
          <Navbar items={navbar} sections={isMissing ? {} : sections} />
        </ErrorBoundary>
        {!isMissing && <Navigation />}
        {children ?? (
          <DocsGrid primary={primary} sections={{}} trees={[]}>
            <NotFound sections={[{ label: 'Home', href: '/' }, ...primary]} />
          </DocsGrid>
        )}
        <Footer {...footer} />
        <LiveRegion />
        <BaseUrlBanner />
      </body>
    </html>
  );
}
