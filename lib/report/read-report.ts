import { sidebarNames } from '@/content/sidebars';
import { getLeftOut, getPages } from '@/lib/content';
import { readRedirects } from '@/lib/content/redirects';
import { assertContent, getVersion } from '@/lib/nav';
import { NO_SIDEBAR, pageFacts } from './page-facts';
import { publicImages } from './public-images';
import { makeReport, type Report } from './report';

/**
 * The report on the latest version of the content; nobody edits the older ones. Throws a ContentError where the
 * content has problems.
 *
 * @param today day that ages are counted to, YYYY-MM-DD
 */
export async function readReport(today: string): Promise<Report> {
  await assertContent();
  const [compiled, { docs }, drafts, redirects, images] = await Promise.all([
    getPages(),
    getVersion(),
    getLeftOut(),
    readRedirects(),
    publicImages(),
  ]);
  const sidebars = new Map(docs.map(({ path, sidebar }) => [path, sidebar && sidebarNames[sidebar]]));
  const pages = pageFacts(compiled, {
    sidebarOf: (doc) => sidebars.get(doc.path) ?? NO_SIDEBAR,
    redirectTargets: redirects.map(({ to }) => to),
    today,
  });
  return makeReport({ today, pages, drafts: drafts.length, images });
}
