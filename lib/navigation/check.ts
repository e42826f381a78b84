import { existsSync } from 'node:fs';
import type { Content } from '@/lib/content';
import { siteFile } from '@/lib/markdown/plugins/links';
import { didYouMean } from '@/lib/nearest';
import { type Problem, problemAt } from '@/lib/source/problem';
import { readContentFile } from '@/lib/source/read';
import { resolveRedirect } from '@/lib/source/redirects';
import { targetKind } from '@/lib/source/target-kind';
import { toRoute } from '@/lib/url';
import { resolveSidebars } from './sidebars';
import type { SiteConfig } from './site-types';

/** Every mismatch between the pages and the sidebars; none if the sidebars cannot be read. */
export function checkNavigation(content: Content): Problem[] {
  if (content.dataProblems.some(({ file }) => file.endsWith('/sidebars.json'))) return [];
  const { docs, leftOut, navigation } = content;
  const pages = new Set([...docs.map((doc) => doc.path), ...leftOut].map(toRoute));
  const listed = new Set<string>();
  const inEntries: Problem[] = [];
  for (const { route, place } of navigation.named) {
    const key = toRoute(route);
    const report = (message: string, hint: string) => inEntries.push({ ...place(), message, hint });
    if (!pages.has(key)) report(`the sidebar entry ${route} has no page`, missingPageHint(route, content));
    if (listed.has(key)) report(`the sidebars name ${route} twice`, 'Keep one of the two entries');
    listed.add(key);
  }
  const sidebars = resolveSidebars(navigation.sidebars, docs);
  const hint = 'Add it to content/sidebars.json, or say sidebar: false in the front matter';
  const outside = docs
    .filter((doc) => !doc.hasInvalidFrontMatter && doc.frontMatter.sidebar !== false)
    .filter((doc) => !sidebars.some(({ routes }) => routes.has(doc.path)))
    .map((doc) => ({ file: doc.file, line: 1, column: 1, message: `${doc.path} is in no sidebar`, hint }));
  return [...inEntries, ...outside];
}

/** What the type of content/site.ts cannot check: that the pages it links, its links to other sites and its icon exist. */
export function checkConfiguration(
  { favicon, llms, themeConfig: { announcement, navbar, footer } }: SiteConfig,
  content: Pick<Content, 'docs' | 'redirects'>,
): Problem[] {
  const file = readContentFile('site.ts') ?? { path: 'content/site.ts', raw: '' };
  // A computed value has no place; the problem is then at the start of the file.
  const problem = (value: string, message: string, hint: string) =>
    problemAt(file, Math.max(0, file.raw.indexOf(`'${value}'`)), message, hint);
  const entries: Record<string, { type?: string; to?: string; href?: string }[]> = {
    announcement: announcement ? [announcement] : [],
    navbar: navbar.items.flatMap((item) => (item.type === 'dropdown' ? item.items : [item])),
    footer: footer.columns.flatMap(({ items }) => items),
    llms: (llms?.pages ?? []).map((to) => ({ to })),
  };
  // Builds do not contain drafts, so an entry for a draft would be a broken link.
  const published = new Set(content.docs.filter((it) => !it.frontMatter.draft).map((it) => toRoute(it.path)));
  const inLinks = Object.entries(entries).flatMap(([part, links]) =>
    links.flatMap(({ to, href }): Problem | [] => {
      if (href !== undefined && targetKind(href) !== 'outside')
        return problem(
          href,
          `the address "${href}" is not allowed`,
          'Link other sites by their https address',
        );
      if (to === undefined || siteFile.test(to) || published.has(toRoute(to))) return [];
      return problem(to, `the ${part} entry ${to} has no page`, missingPageHint(to, content));
    }),
  );
  if (existsSync(`public${favicon}`)) return inLinks;
  const hint = 'Add the file or correct "favicon"';
  return [...inLinks, problem(favicon, `there is no file public${favicon}`, hint)];
}

function missingPageHint(route: string, { docs, redirects }: Pick<Content, 'docs' | 'redirects'>): string {
  const to = resolveRedirect(route, redirects);
  const routes = docs.map((doc) => doc.path);
  return to ? `Write ${to}` : didYouMean(route, routes, 'Add the page or remove the entry');
}
