import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import { getDocView } from '@/lib/nav';
import type { Crumb, Version } from '@/lib/nav/types';
import { type Doc, gitDates } from '@/lib/site';
import { markdownPath } from './markdown/markdown-path';
import { pageSections } from './page-sections';

/** A page in docs.json; what is undefined is left out. */
export interface IndexedPage {
  path: string;
  url: string;
  /** Address of the page as Markdown. */
  markdown: string;
  title: string;
  description: string;
  sidebar: string | undefined;
  /** Labels and routes from the sidebar's top to the page. */
  breadcrumbs: Crumb[];
  /** Day of the last commit, YYYY-MM-DD; undefined if history does not have it. */
  lastModified: string | undefined;
}

/** The file docs.json: every page and its place in the site, in the order of the sidebars. */
export async function docsIndex(docs: readonly Doc[], sidebars: Version['sidebars']) {
  const dates = await gitDates('content');
  const page = async (doc: Doc): Promise<IndexedPage> => {
    const { sidebar, breadcrumbs } = await getDocView(doc);
    const { title, description } = doc.frontMatter;
    return {
      path: doc.path,
      url: canonicalUrl(doc.path),
      markdown: canonicalUrl(markdownPath(doc.path)),
      title,
      description,
      sidebar,
      breadcrumbs,
      lastModified: dates.get(doc.file),
    };
  };
  const ordered = pageSections(docs, sidebars).flatMap((it) => it.docs);
  return { title: site.title, url: canonicalUrl('/'), pages: await Promise.all(ordered.map(page)) };
}
