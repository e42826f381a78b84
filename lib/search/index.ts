import { canonicalUrl } from '@/lib/canonical-url';
import { oncePer } from '@/lib/content/remember';
import { getDocView, getSidebars } from '@/lib/nav';
import type { Crumb } from '@/lib/nav/types';
import { type Doc, getTexts, ofAllVersions } from '@/lib/site';
import { routeOf } from '@/lib/url';
import { latestVersion, mountOf, versionOf } from '@/lib/version';
import { buildIndex } from './build-index';
import { coreFile } from './index-format';
import { linkNames } from './link-names';
import type { SearchRecord } from './record';
import { docRecords } from './records';
import { mostRelated, relatedPages } from './related';

type Texts = Awaited<ReturnType<typeof getTexts>>;

async function makeRecords({ pages, terms }: Texts): Promise<SearchRecord[]> {
  const names = linkNames(pages, terms);
  const records = await Promise.all(
    pages.map(async ({ doc, blocks }) => {
      const { sidebar, breadcrumbs } = await getDocView(doc);
      const sidebars = await getSidebars(versionOf(doc.path));
      // A page without sidebar is found with those of the first one.
      const section = (sidebars.find(({ id }) => id === sidebar) ?? sidebars[0])?.name ?? '';
      return docRecords(doc, blocks, { section, breadcrumbs, url: canonicalUrl(doc.path), names });
    }),
  );
  return records.flat();
}
const recordsOf = oncePer(makeRecords);
const indexOf = oncePer(buildIndex);
const relatedOf = oncePer(relatedPages);

/** The records of a version. Searches and related pages stay within one version. */
async function getRecords(version: string): Promise<SearchRecord[]> {
  return recordsOf(await getTexts(version));
}

/** The records of all versions, in the order of the pages. */
export function getSearchRecords(): Promise<SearchRecord[]> {
  return ofAllVersions(getRecords);
}

/**
 * The records of the latest version with every second term of its glossary, and all terms: a ranking that is fitted to
 * them uses the glossary, and finds other topics too.
 */
export async function getRecordsToFit() {
  const { pages, terms } = await getTexts(latestVersion);
  return { records: await makeRecords({ pages, terms: terms.filter((_, at) => at % 2 === 0) }), terms };
}

/** The files of the embedded indexes, one for each version, by their path below the index folder. */
export async function getIndexFiles(): Promise<Map<string, unknown>> {
  return new Map(
    await ofAllVersions(async (version) => {
      const files = indexOf(await getRecords(version));
      return [...files].map(
        ([name, file]) => [name === 'core.json' ? coreFile(version) : name, file] as const,
      );
    }),
  );
}

/** The last computed related pages, by version. */
const lastRelated = new Map<string, ReturnType<typeof relatedPages>>();

/** Finds the related pages of every page of a version. */
export async function findRelated(version: string): Promise<ReturnType<typeof relatedPages>> {
  const found = relatedOf(await getRecords(version));
  lastRelated.set(version, found);
  return found;
}

/** Up to five pages to read next, without those that each page links anyway: its neighbours and the home page. */
export async function getRelated(doc: Doc): Promise<Crumb[]> {
  const version = versionOf(doc.path);
  // They depend on the whole site, which the development server reads in the background.
  const isDevelopment = process.env.NODE_ENV === 'development';
  const related = isDevelopment ? lastRelated.get(version) : await findRelated(version);
  const { previous, next } = await getDocView(doc);
  const home = mountOf(version) || '/';
  const shown = new Set([home, ...[previous, next].flatMap((it) => (it?.href ? routeOf(it.href) : []))]);
  return (related?.get(doc.path) ?? [])
    .filter(({ route }) => !shown.has(routeOf(route)))
    .slice(0, mostRelated)
    .map(({ title, route }) => ({ label: title, href: route }));
}

/** Names of the parts of the site that have pages, in reading order. */
export async function getSearchSections(): Promise<string[]> {
  const records = await getRecords(latestVersion);
  const names = (await getSidebars()).map(({ name }) => name);
  return names.filter((name) => records.some(({ section }) => section === name));
}
