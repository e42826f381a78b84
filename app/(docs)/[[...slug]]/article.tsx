import type { ReactNode } from 'react';
import { DocPage } from '@/components/docs/doc-page';
import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import type { Doc, RenderedPage } from '@/lib/content';
import { getDocView } from '@/lib/navigation';
import { breadcrumbList } from '@/lib/outputs/metadata';
import { getRelated } from '@/lib/search';
import { markdownPath, withBase } from '@/lib/url';

// Imported from here by all that renders pages: from two files, the bundler would make two style sheets.
export { mdxComponents } from '@/components/mdx';

interface ArticleProps {
  doc: Doc;
  page: RenderedPage;
  /** Shown above the page by the development server. */
  notice?: ReactNode;
  /** Opens the page's file in the writer's editor. */
  sourceUrl?: string;
}

/** A page of the content with everything around it. */
export async function Article({ doc, page, notice, sourceUrl }: ArticleProps) {
  const [view, related] = await Promise.all([getDocView(doc), getRelated(doc)]);
  const url = canonicalUrl(doc.path);
  const markdown = markdownPath(doc.path);
  const isHome = doc.frontMatter.layout === 'home';
  // A page outside the sidebars has only itself.
  const alone = [{ label: doc.frontMatter.title, href: doc.path }];
  const crumbs = view.breadcrumbs.length > 0 ? view.breadcrumbs : alone;
  return (
    <>
      {/* Next's metadata would add a slash to the URL. */}
      <link rel="canonical" href={url} />
      <link rel="alternate" type="text/markdown" href={withBase(markdown)} />
      <meta property="og:url" content={url} />
      <DocPage
        title={doc.frontMatter.title}
        layout={doc.frontMatter.layout ?? (page.hasColumns ? 'recipe' : 'doc')}
        current={doc.path}
        toc={page.toc}
        markdown={isHome ? undefined : markdown}
        related={isHome ? [] : related}
        feedbackUrl={site.feedbackUrl}
        structuredData={breadcrumbList(crumbs)}
        notice={notice}
        sourceUrl={sourceUrl}
        {...view}
      >
        {page.content}
      </DocPage>
    </>
  );
}
