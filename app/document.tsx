import type { ReactNode } from 'react';
import { AnnouncementBar } from '@/components/site/announcement-bar';
import { BaseUrlBanner } from '@/components/site/base-url-banner';
import { LATE_BUTTONS, rememberPresses } from '@/components/site/early-press';
import { FirstPaintScript } from '@/components/site/first-paint-script';
import { Footer } from '@/components/site/footer';
import { InlineScript } from '@/components/site/inline-script';
import { Navbar } from '@/components/site/navbar';
import { Navigation } from '@/components/site/navigation';
import { SkipLink } from '@/components/site/skip-link';
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
  const { navbar, footer } = getFrame();
  return (
    // The first-paint script sets attributes on <html> before React sees it.
    <html lang="en" dir="ltr" data-theme="light" suppressHydrationWarning>
      <head>
        <link rel="alternate" type="application/atom+xml" title={site.title} href={withBase('/feed.xml')} />
        <FirstPaintScript announcement={site.announcement?.id} />
        <InlineScript run={rememberPresses} input={LATE_BUTTONS} />
      </head>
      <body>
        <SkipLink target="content" />
        {site.announcement && <AnnouncementBar announcement={site.announcement} />}
        <Navbar items={navbar} />
        {children}
        {/* Shows the page: see components/ui/static-html.tsx. */}
        <div
          data-page-frame=""
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves alone what stands in it
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        <Footer {...footer} />
        <BaseUrlBanner />
        {!isMissing && <Navigation />}
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
