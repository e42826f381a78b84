import { sidebarNames } from '@/content/sidebars';
import { type Block, type Doc, getTexts, ofAllVersions } from '@/lib/content';
import { getDocView } from '@/lib/nav';
import type { Crumb } from '@/lib/nav/types';
import { canonicalUrl } from '@/lib/outputs/sitemap';
import { routeOf } from '@/lib/url';
import { latestVersion, mountOf, versionOf } from '@/lib/version';
import { buildIndex } from './build-index';
import { coreFile } from './index-format';
import type { SearchRecord } from './record';
import { docRecords } from './records';
import { mostRelated, relatedPages } from './related';

type Related = ReturnType<typeof relatedPages>;
type Texts = { doc: Doc; blocks: Block[] }[];

/** What is made of the texts, each once: the development server asks for it with every page. */
interface Made {
  texts: Texts;
  records: Promise<SearchRecord[]>;
  files?: Promise<Map<string, unknown>>;
  related?: Promise<Related>;
}

/** By version, as searches and related pages stay within one. */
const made = new Map<string, Made>();

/** Everything a search can find, of every page of all versions, in the order of the pages. */
export function getSearchRecords(): Promise<SearchRecord[]> {
  return ofAllVersions(async (version) => (await upToDate(version)).records);
}

/** The files of the embedded indexes, one for each version, by their path below the index folder. */
export async function getIndexFiles(): Promise<Map<string, unknown>> {
  return new Map(
    await ofAllVersions(async (version) => {
      const current = await upToDate(version);
      current.files ??= current.records.then(buildIndex);
      const { 'core.json': core, ...rest } = Object.fromEntries(await current.files);
      return Object.entries({ [coreFile(version)]: core, ...rest });
    }),
  );
}

/** The related pages as they were found last, by version. */
const lastRelated = new Map<string, Related>();

/** Finds the related pages of every page of a version. */
export async function findRelated(version: string): Promise<Related> {
  const current = await upToDate(version);
  current.related ??= current.records.then(relatedPages);
  const found = await current.related;
  lastRelated.set(version, found);
  return found;
}

/** Up to five pages to read next, without those that each page leads to anyway: its neighbours and the home page. */
export async function getRelated(doc: Doc): Promise<Crumb[]> {
  const version = versionOf(doc.path);
  // They are found in the whole site, which the development server reads in the background.
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
  const { records: coming } = await upToDate(latestVersion);
  const records = await coming;
  return Object.values(sidebarNames).filter((name) => records.some(({ section }) => section === name));
}

async function upToDate(version: string): Promise<Made> {
  const texts = await getTexts(version);
  const known = made.get(version);
  if (known && (known.texts === texts || isSame(known.texts, texts))) return known;
  const now: Made = { texts, records: recordsOf(texts) };
  made.set(version, now);
  return now;
}

/** Whether nothing has changed: the blocks of a page that was not compiled again are the same object. */
function isSame(before: Texts, now: Texts): boolean {
  return (
    before.length === now.length &&
    now.every(({ doc, blocks }, at) => {
      const known = before[at];
      if (known?.blocks !== blocks) return false;
      return known.doc === doc || JSON.stringify(known.doc) === JSON.stringify(doc);
    })
  );
}

async function recordsOf(texts: Texts): Promise<SearchRecord[]> {
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
