import type { Metadata } from 'next';
import { DocPage } from '@/components/docs/doc-page';
import styles from '@/components/search/search-page.module.css';
import { SearchPageLoader } from '@/components/search/search-page-loader';
import { SiteLink } from '@/components/ui/site-link';
import { site } from '@/content/site';
import { getSidebars } from '@/lib/navigation';
import { pageRobots } from '@/lib/outputs/metadata';
import { withBase } from '@/lib/url';

export const metadata: Metadata = {
  title: 'Search',
  description: 'Find a page of the Openverse documentation.',
  robots: pageRobots(false),
};

export default function Page() {
  const sections = getSidebars().map(({ name }) => name);
  return (
    <DocPage title="Search" current="/search" breadcrumbs={[]} toc={[]}>
      <noscript>
        <p>
          Search needs JavaScript. Every page is in the sidebar of the <SiteLink href="/">home page</SiteLink>
          , and in the <a href={withBase('/sitemap.xml')}>site map</a>.
        </p>
      </noscript>
      <div className={styles.room}>
        <SearchPageLoader sections={sections} feedbackUrl={site.feedbackUrl} siteTitle={site.title} />
      </div>
    </DocPage>
  );
}
