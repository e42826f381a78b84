import type { Metadata } from 'next';
import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import type { Doc } from '@/lib/content';
import type { Crumb } from '@/lib/navigation/types';
import { isPreview } from '@/lib/preview';
import { docsLanguage, docsTag } from '@/lib/search/record';
import { withBase } from '@/lib/url';
import { currentVersion } from '@/lib/versions';

/** The metadata of a page, except the canonical URL: the page renders it, because Next.js would add a slash to it. */
export function docMetadata(doc: Doc, pageTitle: string): Metadata {
  const { title, description, keywords } = doc.frontMatter;
  const image = { url: withBase(ogImagePath(doc)), width: 1200, height: 630, alt: title };
  return {
    title: title === site.title ? { absolute: title } : pageTitle,
    description,
    ...(keywords ? { keywords } : {}),
    openGraph: {
      type: 'article',
      siteName: site.title,
      title,
      description,
      locale: site.i18n.defaultLocale,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
    other: {
      'docsearch:language': docsLanguage,
      'docsearch:version': currentVersion.name,
      'docsearch:docusaurus_tag': docsTag,
    },
  };
}

/** The robots directives of a page that search engines may list or not. Pages of a preview are not indexed. */
export function pageRobots(isListed: boolean): Metadata['robots'] {
  if (isPreview) return { index: false, follow: false };
  return isListed ? undefined : { index: false };
}

/** Path of a page's preview image. */
export function ogImagePath(doc: Doc): string {
  return `/og/${doc.id}.png`;
}

/** The breadcrumbs of a page as JSON-LD for search engines, safe inside a script element. */
export function breadcrumbList(crumbs: readonly Crumb[]): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? undefined : canonicalUrl(href),
    })),
  };
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}
