import { canonicalUrl } from '@/lib/canonical-url';
import { oncePer } from '@/lib/content/remember';
import { getDocView, getSidebars } from '@/lib/nav';
import type { Crumb } from '@/lib/nav/types';
import { type Doc, getTexts } from '@/lib/site';
import { routeOf } from '@/lib/url';
import { linkNames } from './build/anchor-texts';
import { buildIndex } from './build/build-index';
import { docRecords } from './build/records';
import { mostRelated, relatedPages } from './build/related-pages';
import type { SearchRecord } from './record';

const recordsOf = oncePer(async ({ pages, terms }: Awaited<ReturnType<typeof getTexts>>) => {
  const names = linkNames(pages, terms);
  const records = await Promise.all(
    pages.map(async ({ doc, blocks }) => {
      const { sidebar, breadcrumbs } = await getDocView(doc);
      const sidebars = await getSidebars();
      // A page without sidebar is found with those of the first one.
      const section = (sidebars.find(({ id }) => id === sidebar) ?? sidebars[0])?.name ?? '';
      return docRecords(doc, blocks, { section, breadcrumbs, url: canonicalUrl(doc.path), names });
    }),
  );
  return records.flat();
});
const indexOf = oncePer(buildIndex);
const relatedOf = oncePer(relatedPages);

/** The records of all pages, in the order of the pages. */
export async function getSearchRecords(): Promise<SearchRecord[]> {
  return recordsOf(await getTexts());
}

/** The files of the embedded index, by their path below the index folder. */
export async function getIndexFiles(): Promise<Map<string, unknown>> {
  return indexOf(await getSearchRecords());
}

/** The last computed related pages. */
let lastRelated: ReturnType<typeof relatedPages> | undefined;

/** Finds the related pages of every page. */
export async function findRelated(): Promise<ReturnType<typeof relatedPages>> {
  lastRelated = relatedOf(await getSearchRecords());
  return lastRelated;
}

/** Up to five pages to read next, without those that each page links anyway: its neighbours and the home page. */
export async function getRelated(doc: Doc): Promise<Crumb[]> {
  // They depend on the whole site, which the development server reads in the background.
  const isDevelopment = process.env.NODE_ENV === 'development';
  const related = isDevelopment ? lastRelated : await findRelated();
  const { previous, next } = await getDocView(doc);
  const shown = new Set(['/', ...[previous, next].flatMap((it) => (it?.href ? routeOf(it.href) : []))]);
  return (related?.get(doc.path) ?? [])
    .filter(({ route }) => !shown.has(routeOf(route)))
    .slice(0, mostRelated)
    .map(({ title, route }) => ({ label: title, href: route }));
}

/** Names of the parts of the site that have pages, in reading order. */
export async function getSearchSections(): Promise<string[]> {
  const records = await getSearchRecords();
  const names = (await getSidebars()).map(({ name }) => name);
  return names.filter((name) => records.some(({ section }) => section === name));
}
