import type { ReactNode } from 'react';
import { AnnouncementBar } from '@/components/site/announcement-bar';
import { BackToTop } from '@/components/site/back-to-top';
import { BaseUrlBanner } from '@/components/site/base-url-banner';
import { FirstPaintScript } from '@/components/site/first-paint-script';
import { Footer } from '@/components/site/footer';
import { MissingScripts } from '@/components/site/missing-scripts';
import { Navbar } from '@/components/site/navbar';
import { Navigation } from '@/components/site/navigation';
import { SkipLink } from '@/components/site/skip-link';
import { PartBoundary } from '@/components/ui/error-boundary';
import { LiveRegion } from '@/components/ui/live-region';
import { site } from '@/content/site';
import { getFrame } from '@/lib/nav';
import { withBase } from '@/lib/url';

interface DocumentProps {
  /** Whether it stands at unknown addresses, where links are left to the browser: there is no page to go on from. */
  isMissing?: boolean;
  children: ReactNode;
}

/** The document around every page. */
export async function Document({ isMissing = false, children }: DocumentProps) {
  const { navbar, footer, sections } = await getFrame();
  const { announcement, colorMode } = site.themeConfig;
  return (
    // The first-paint script sets attributes on <html> before React sees it.
    <html
      lang={site.i18n.defaultLocale}
      dir="ltr"
      data-theme={colorMode.defaultMode}
      suppressHydrationWarning
    >
      <head>
        <link rel="alternate" type="application/atom+xml" title={site.title} href={withBase('/feed.xml')} />
        <FirstPaintScript announcement={announcement?.id} />
      </head>
      <body>
        <SkipLink />
        <MissingScripts />
        {announcement && <AnnouncementBar announcement={announcement} />}
        <PartBoundary>
          {/* An unknown address may look as if it were in a section, which the server cannot know. */}
          <Navbar items={navbar} sections={isMissing ? {} : sections} />
        </PartBoundary>
        {!isMissing && <Navigation />}
        {children}
        <BackToTop />
        <Footer {...footer} />
        <LiveRegion />
        <BaseUrlBanner />
        {await developmentOnly()}
      </body>
    </html>
  );
}

/** What follows the writer's changes. Imported where it is used, so that no reader's page carries its code. */
async function developmentOnly(): Promise<ReactNode> {
  if (process.env.NODE_ENV !== 'development') return null;
  const { DevRefresh } = await import('@/components/site/dev-refresh');
  return <DevRefresh />;
}
