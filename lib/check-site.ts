import { site } from '@/content/site';
import { checkConfiguration, checkNavigation } from '@/lib/navigation/check';
import type { SiteConfig } from '@/lib/navigation/site-types';
import { assertNoProblems, type Content, type Doc, fromContent, getParsed, type ParsedPage } from './content';
import { checkContent } from './content/check';
import { type Problem, withoutDerivedProblems } from './content/problem';

/**
 * Every problem of the pages, the data, the navigation, the configuration and the published addresses. The build, the
 * development server and `npm run check` all call it, so that they agree. A build does not read drafts, so it
 * does not check them.
 */
export async function checkSite(
  content: Content,
  parse: (doc: Doc) => Promise<ParsedPage>,
  config: SiteConfig,
): Promise<Problem[]> {
  const problems = [
    ...(await checkContent(content, parse)),
    ...checkNavigation(content),
    ...checkConfiguration(config, content),
  ];
  return withoutDerivedProblems(problems, content.files);
}

const getProblems = fromContent((content) => checkSite(content, (doc) => getParsed(doc, content), site));

/** Throws a ContentError with every problem of the site, if there is one. */
export async function assertContent(): Promise<void> {
  assertNoProblems(await getProblems());
}
