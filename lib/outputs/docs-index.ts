import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import type { Doc } from '@/lib/content';
import { getDocView } from '@/lib/navigation';
import type { Sidebar } from '@/lib/navigation/sidebars';
import { markdownPath } from '@/lib/url';
import { currentVersion } from '@/lib/versions';
import { groupByCategory } from './group-by-category';

/** The content of docs.json. */
export type DocsIndex = Awaited<ReturnType<typeof docsIndex>>;

/** The file docs.json: every page and its place in the site, in the order of the sidebars. */
export async function docsIndex(docs: readonly Doc[], sidebars: readonly Sidebar[]) {
  const page = async (doc: Doc) => {
    const { sidebar, breadcrumbs, lastUpdated } = await getDocView(doc);
    return {
      path: doc.path,
      url: canonicalUrl(doc.path),
      /** Address of the page as Markdown. */
      markdown: canonicalUrl(markdownPath(doc.path)),
      title: doc.frontMatter.title,
      description: doc.frontMatter.description,
      sidebar,
      /** Labels and routes from the sidebar's top to the page. */
      breadcrumbs,
      /** Day on which the text last changed, YYYY-MM-DD; undefined if history does not have it. */
      lastModified: lastUpdated,
    };
  };
  const pages = groupByCategory(docs, sidebars).flatMap((group) => group.docs.map(page));
  const version = await describeVersion(docs, sidebars);
  return { title: site.title, url: canonicalUrl('/'), version, pages: await Promise.all(pages) };
}

/** The version that the site documents, with the fields of specification section 3. */
async function describeVersion(docs: readonly Doc[], sidebars: readonly Sidebar[]) {
  return {
    ...currentVersion,
    mainDocId: docs.find(({ path }) => path === currentVersion.path)?.id,
    docs: await Promise.all(
      docs.map(async (doc) => ({ id: doc.id, path: doc.path, sidebar: (await getDocView(doc)).sidebar })),
    ),
    draftIds: docs.filter(({ frontMatter }) => frontMatter.draft).map(({ id }) => id),
    sidebars: Object.fromEntries(sidebars.map(({ id, items }) => [id, items])),
  };
}
