import { site } from '@/content/site';
import { type Content, fromContent, getParsed } from '@/lib/content';
import { checkContent } from '@/lib/content/check';
import { ContentError, type Problem, withoutDerivedProblems } from '@/lib/source/problem';
import { checkConfiguration, checkNavigation } from './check';
import type { SiteConfig } from './site-types';

/**
 * Every problem of pages, data, navigation, configuration and published addresses. The build, the development server
 * and `npm run check` call it, so that they agree; a build reads no drafts.
 */
export async function checkSite(
  content: Content,
  parse: Parameters<typeof checkContent>[1],
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
  const problems = await getProblems();
  if (problems.length > 0) throw new ContentError(problems);
}
