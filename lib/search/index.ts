import { sidebarNames } from '@/content/sidebars';
import { getTexts } from '@/lib/content';
import { getDocView } from '@/lib/nav';
import { canonicalUrl } from '@/lib/outputs/sitemap';
import { buildIndex } from './build-index';
import type { SearchRecord } from './record';
import { docRecords } from './records';

/** Results by the texts they were made from: made again only when a page has changed. */
let made: { key: string; files: Map<string, unknown> } | undefined;

/** Everything a search can find, of every page, in the order of the pages. */
export async function getSearchRecords(): Promise<SearchRecord[]> {
  const texts = await getTexts();
  const records = await Promise.all(
    texts.map(async ({ doc, blocks }) => {
      const { sidebar, breadcrumbs } = await getDocView(doc);
      // A page without sidebar is found with those of the first one.
      const section = sidebarNames[sidebar ?? 'masterSidebar'];
      return docRecords(doc, blocks, { section, breadcrumbs, url: canonicalUrl(doc.path) });
    }),
  );
  return records.flat();
}

/** The files of the embedded index by their path below its folder. */
export async function getIndexFiles(): Promise<Map<string, unknown>> {
  const records = await getSearchRecords();
  const key = JSON.stringify(records);
  if (made?.key !== key) made = { key, files: buildIndex(records) };
  return made.files;
}

/** Names of the parts of the site that have pages, in reading order. */
export async function getSearchSections(): Promise<string[]> {
  const records = await getSearchRecords();
  return Object.values(sidebarNames).filter((name) => records.some(({ section }) => section === name));
}
