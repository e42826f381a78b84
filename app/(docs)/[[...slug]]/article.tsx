import type { ReactNode } from 'react';
import { DocPage } from '@/components/docs/doc-page';
import { mdxComponents } from '@/components/mdx';
import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import { renderPage } from '@/lib/content/mdx';
import { getDocView } from '@/lib/nav';
import { breadcrumbList } from '@/lib/outputs/metadata';
import { hasRecipeColumns } from '@/lib/reference/recipes/columns';
import { getRelated } from '@/lib/search';
import type { Doc, ReadPage } from '@/lib/site';
import { markdownPath, withBase } from '@/lib/url';

interface ArticleProps {
  doc: Doc;
  page: ReadPage;
  /** Shown above the page by the development server. */
  notice?: ReactNode;
  /** Opens the page's file in the writer's editor. */
  sourceUrl?: string;
}

/** A page of the content with everything around its article. */
export async function Article({ doc, page: { tree, toc }, notice, sourceUrl }: ArticleProps) {
  const content = await renderPage(tree, mdxComponents);
  const [view, related] = await Promise.all([getDocView(doc), getRelated(doc)]);
  const url = canonicalUrl(doc.path);
  const markdown = markdownPath(doc.path);
  const isHome = doc.frontMatter.layout === 'home';
  // The breadcrumbs of a page outside the sidebars are the page alone.
  const alone = [{ label: doc.frontMatter.title, href: doc.path }];
  const crumbs = view.breadcrumbs.length > 0 ? view.breadcrumbs : alone;
  return (
    <>
      {/* Not through Next's metadata, which would end the address in a slash. */}
      <link rel="canonical" href={url} />
      <link rel="alternate" type="text/markdown" href={withBase(markdown)} />
      <meta property="og:url" content={url} />
      <DocPage
        title={doc.frontMatter.title}
        layout={doc.frontMatter.layout ?? (hasRecipeColumns(tree) ? 'recipe' : 'doc')}
        current={doc.path}
        toc={toc}
        markdown={isHome ? undefined : markdown}
        related={isHome ? [] : related}
        feedbackUrl={site.feedbackUrl}
        structuredData={breadcrumbList(crumbs)}
        notice={notice}
        sourceUrl={sourceUrl}
        {...view}
      >
        {content}
      </DocPage>
    </>
  );
}
