import type { Metadata } from 'next';
import { DocPage } from '@/components/docs/doc-page';
import { SearchPageLoader } from '@/components/search/search-page-loader';
import { SiteLink } from '@/components/ui/site-link';
import { getDocs } from '@/lib/content';
import { getFrame } from '@/lib/nav';

export const metadata: Metadata = {
  title: 'Search',
  description: 'Find a page of the Openverse documentation.',
  robots: { index: false },
};

export default async function Page() {
  const pages = (await getDocs()).map((doc) => ({ label: doc.frontMatter.title, href: doc.path }));
  const { primary } = await getFrame();
  return (
    <DocPage title="Search" current="/search" primary={primary} items={[]} breadcrumbs={[]} toc={[]}>
      <noscript>
        <p>
          Search needs JavaScript. Every page is in the sidebar of the <SiteLink href="/">home page</SiteLink>
          .
        </p>
      </noscript>
      <SearchPageLoader pages={pages} />
    </DocPage>
  );
}
