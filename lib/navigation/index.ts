import { site } from '@/content/site';
import { type Doc, fromContent, getContent, getTimes } from '@/lib/content';
import { computeSections } from './sections';
import { resolveSidebars, type Sidebar } from './sidebars';
import { breadcrumbs, neighbours } from './tree';
import type { PageLink } from './types';

/** What is around every page: the items of the navbar, their pages, and which entry of the navbar a page belongs to. */
export const getFrame = fromContent(({ docs }) => {
  const { navbar } = site.themeConfig;
  const primary: PageLink[] = navbar.items
    .flatMap((item) => (item.type === 'dropdown' ? item.items : [item]))
    .flatMap((item) => (item.type === 'doc' ? [{ label: item.label, href: item.to }] : []));
  const sections = computeSections(
    docs.map((doc) => doc.path),
    getSidebars().map(({ items }) => items),
    // The site's name links the home page.
    ['/', ...primary.map(({ href }) => href)],
  );
  return { navbar: navbar.items, primary, sections };
});

/** The sidebars with their pages, in reading order. */
export const getSidebars: () => readonly Sidebar[] = fromContent(({ navigation, docs }) =>
  resolveSidebars(navigation.sidebars, docs),
);

/**
 * Finds a page's place in the site: the id of its sidebar, its breadcrumbs and neighbors, its address in the repository,
 * and the day on which its text last changed, YYYY-MM-DD; absent without history.
 */
export async function getDocView(doc: Doc) {
  const sidebar = getSidebars().find(({ routes }) => routes.has(doc.path));
  const items = sidebar?.items ?? [];
  const lastUpdated = (await getTimes()).get(doc.file)?.slice(0, 10);
  return {
    ...(sidebar ? { sidebar: sidebar.id } : {}),
    breadcrumbs: breadcrumbs(items, doc.path),
    ...neighbours(items, doc.path),
    editUrl: site.editUrl + doc.file,
    ...(lastUpdated ? { lastUpdated } : {}),
  };
}

/** The name of a page's category if another page has the same title. */
export async function getDistinction(doc: Doc): Promise<string | undefined> {
  const isShared = getContent().docs.some(
    (it) => it !== doc && it.frontMatter.title === doc.frontMatter.title,
  );
  return isShared ? (await getDocView(doc)).breadcrumbs.at(-2)?.label : undefined;
}

/** A page's title, with the name of its category if another page has the same title. */
export async function getPageTitle(doc: Doc): Promise<string> {
  const { title } = doc.frontMatter;
  const category = await getDistinction(doc);
  return category === undefined ? title : `${title} (${category})`;
}
