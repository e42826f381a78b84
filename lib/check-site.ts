import { site } from '@/content/site';
import { versions } from '@/content/versions';
import { checkNavigation } from '@/lib/nav/check';
import { checkConfiguration } from '@/lib/nav/check-configuration';
import type { PublishedVersion } from '@/lib/nav/types';
import type { Doc } from './content/parse';
import type { ParsedPage } from './content/plugins/context';
import { type Problem, withoutFollowUps } from './content/problem';
import { assertNoProblems, getContent } from './site';
import { checkPages } from './site/check-pages';
import type { Source } from './site/source';

/** What is checked. */
export interface SiteContent {
  /** The value of content/site.ts. */
  site: unknown;
  versions: readonly PublishedVersion[];
  /** The content of a version, and the function that parses its pages. */
  read(version: PublishedVersion): Promise<{ source: Source; parse: (doc: Doc) => Promise<ParsedPage> }>;
}

const checked = new WeakMap<Source, Promise<Problem[]>>();

/**
 * Every problem of the pages, the navigation, the configuration and the published addresses, in all versions. The
 * build, the development server and `npm run check` all call it, so that they accept and refuse the same. A build does
 * not read drafts, so it does not check them.
 */
export async function checkSite({ site, versions, read }: SiteContent): Promise<Problem[]> {
  const problems = versions.map(async (version) => {
    const { source, parse } = await read(version);
    // The development server calls this with every page.
    const known = checked.get(source) ?? checkVersion(site, version, source, parse);
    checked.set(source, known);
    return known;
  });
  return (await Promise.all(problems)).flat();
}

async function checkVersion(
  site: unknown,
  version: PublishedVersion,
  source: Source,
  parse: (doc: Doc) => Promise<ParsedPage>,
): Promise<Problem[]> {
  const inPages = await checkPages(source, parse);
  const inNavigation = checkNavigation(source);
  const inConfiguration = version.isLast ? await checkConfiguration(site, source.docs) : [];
  const all = [...inPages, ...inNavigation, ...inConfiguration];
  return withoutFollowUps(all, source.textOf);
}

/** Throws a ContentError with every problem of the site, if there is one. */
export async function assertContent(): Promise<void> {
  assertNoProblems(await checkSite({ site, versions, read: ({ name }) => getContent(name) }));
}
