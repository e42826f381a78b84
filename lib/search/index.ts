import { canonicalUrl } from '@/lib/canonical-url';
import { type Doc, fromContent, getParsed } from '@/lib/content';
import { getDocView, getSidebars } from '@/lib/navigation';
import type { PageLink } from '@/lib/navigation/types';
import { toRoute } from '@/lib/url';
import { collectAnchorTexts } from './build/anchor-texts';
import { buildIndex } from './build/build-index';
import { createRecords } from './build/records';
import { relatedPages } from './build/related-pages';
import type { SearchRecord } from './record';

const maxRelated = 5;

/** The records of all pages, in the order of the pages. */
export const getSearchRecords = fromContent(async (content): Promise<SearchRecord[]> => {
  const pages = await Promise.all(
    content.docs.map(async (doc) => ({ doc, ...(await getParsed(doc, content)) })),
  );
  const anchorTexts = collectAnchorTexts(pages, content.glossary);
  const sidebars = getSidebars();
  const records = await Promise.all(
    pages.map(async ({ doc, blocks }) => {
      const { sidebar, breadcrumbs } = await getDocView(doc);
      // Pages without a sidebar are found with those of the first one.
      const section = (sidebars.find(({ id }) => id === sidebar) ?? sidebars[0])?.name ?? '';
      return createRecords(doc, blocks, { section, breadcrumbs, url: canonicalUrl(doc.path), anchorTexts });
    }),
  );
  return records.flat();
});

/** The files of the embedded index, by their path below the index folder. */
export const getIndexFiles = fromContent(async () => {
  const yielding = getSidebars().flatMap(({ name, yields }) => (yields ? name : []));
  return buildIndex(await getSearchRecords(), yielding);
});

let lastRelated: ReturnType<typeof relatedPages> | undefined;

/** Computes the related pages of every page. */
export const findRelated = fromContent(async () => {
  lastRelated = relatedPages(await getSearchRecords());
  return lastRelated;
});

/** Up to five pages to read next, without those that each page links anyway: its neighbors and the home page. */
export async function getRelated(doc: Doc): Promise<PageLink[]> {
  // They depend on the whole site, which the development server reads in the background.
  const related = process.env.NODE_ENV === 'development' ? lastRelated : await findRelated();
  const { previous, next } = await getDocView(doc);
  const linked = new Set(['/', ...[previous, next].flatMap((it) => (it?.href ? toRoute(it.href) : []))]);
  return (related?.get(doc.path) ?? []).filter(({ href }) => !linked.has(toRoute(href))).slice(0, maxRelated);
}
