import type { ReactNode } from 'react';
import { DocPage } from '@/components/docs/doc-page';
import { mdxComponents } from '@/components/mdx';
import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import { getDocView, getFrame } from '@/lib/nav';
import { versionLinks } from '@/lib/nav/version-links';
import { markdownPath } from '@/lib/outputs/markdown/markdown-path';
import { breadcrumbList } from '@/lib/outputs/metadata';
import { getRelated } from '@/lib/search';
import { type Doc, hasRecipeColumns, type ReadPage, renderPage } from '@/lib/site';
import { withBase } from '@/lib/url';
import { latestVersion, versionOf } from '@/lib/version';

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
  const [frame, view, related] = await Promise.all([getFrame(), getDocView(doc), getRelated(doc)]);
  const versions = versionLinks(doc.path, frame.versions);
  // The canonical page for search engines is the same page in the latest version, if that has one.
  const url = canonicalUrl(versions.find(({ isLast, isSame }) => isLast && isSame)?.href ?? doc.path);
  // Only pages of the latest version link their Markdown, so that machines read that version.
  const markdown = versionOf(doc.path) === latestVersion ? markdownPath(doc.path) : undefined;
  const isHome = doc.frontMatter.layout === 'home';
  // The breadcrumbs of a page outside the sidebars are the page alone.
  const alone = [{ label: doc.frontMatter.title, href: doc.path }];
  const crumbs = view.breadcrumbs.length > 0 ? view.breadcrumbs : alone;
  return (
    <>
      {/* Not through Next's metadata, which would end the address in a slash. */}
      <link rel="canonical" href={url} />
      {markdown !== undefined && <link rel="alternate" type="text/markdown" href={withBase(markdown)} />}
      <meta property="og:url" content={url} />
      <DocPage
        title={doc.frontMatter.title}
        layout={doc.frontMatter.layout ?? (hasRecipeColumns(tree) ? 'recipe' : 'doc')}
        current={doc.path}
        versions={versions}
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
