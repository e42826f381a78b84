import { site } from '@/content/site';
import { checkConfiguration, checkNavigation } from '@/lib/nav/check';
import type { SiteConfig } from '@/lib/nav/site-types';
import type { Doc } from './content/parse';
import type { ParsedPage } from './content/plugins/context';
import { type Problem, withoutFollowUps } from './content/problem';
import { assertNoProblems, getContent } from './site';
import { checkPages } from './site/check-pages';
import type { Source } from './site/source';

/** What is checked. */
interface SiteContent {
  site: SiteConfig;
  source: Source;
  parse: (doc: Doc) => Promise<ParsedPage>;
}

const checked = new WeakMap<Source, Promise<Problem[]>>();

/**
 * Every problem of the pages, the navigation, the configuration and the published addresses. The
 * build, the development server and `npm run check` all call it, so that they accept and refuse the same. A build does
 * not read drafts, so it does not check them.
 */
export async function checkSite(content: SiteContent): Promise<Problem[]> {
  // The build calls this with every page.
  const known = checked.get(content.source) ?? check(content);
  checked.set(content.source, known);
  return known;
}

async function check({ site, source, parse }: SiteContent): Promise<Problem[]> {
  const inPages = await checkPages(source, parse);
  const all = [...inPages, ...checkNavigation(source), ...checkConfiguration(site, source)];
  return withoutFollowUps(all, source.textOf);
}

/** Throws a ContentError with every problem of the site, if there is one. */
export async function assertContent(): Promise<void> {
  assertNoProblems(await checkSite({ site, ...(await getContent()) }));
}
