import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import type { Doc } from '@/lib/content';
import { getDocView } from '@/lib/navigation';
import type { Sidebar } from '@/lib/navigation/sidebars';
import { markdownPath } from '@/lib/url';
import { groupByCategory } from './group-by-category';

/** The content of docs.json. */
export type DocsIndex = Awaited<ReturnType<typeof docsIndex>>;

/** The file docs.json: every page and its place in the site, in the order of the sidebars. */
export async function docsIndex(docs: readonly Doc[], sidebars: readonly Sidebar[]) {
  const page = async (doc: Doc, fullText: string) => {
    const { sidebar, breadcrumbs, lastUpdated } = await getDocView(doc);
    return {
      path: doc.path,
      url: canonicalUrl(doc.path),
      /** Address of the page as Markdown. */
      markdown: canonicalUrl(markdownPath(doc.path)),
      /** Address of the text of all pages of its section. */
      fullText: canonicalUrl(fullText),
      title: doc.frontMatter.title,
      description: doc.frontMatter.description,
      sidebar,
      /** Labels and routes from the sidebar's top to the page. */
      breadcrumbs,
      /** Day on which the text last changed, YYYY-MM-DD; undefined if history does not have it. */
      lastModified: lastUpdated,
    };
  };
  const pages = groupByCategory(docs, sidebars).flatMap((group) =>
    group.docs.map((doc) => page(doc, group.fullText)),
  );
  return { title: site.title, url: canonicalUrl('/'), pages: await Promise.all(pages) };
}
