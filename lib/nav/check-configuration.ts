import { existsSync } from 'node:fs';
import { movedTo } from '@/lib/addresses/redirects';
import { didYouMean, type Problem, problemAt, readContentFile, type Source, targetKind } from '@/lib/site';
import { routeOf } from '@/lib/url';
import type { SiteConfig } from './site-types';

/** What the type of content/site.ts cannot show: links to pages or addresses, and an icon, that do not exist. */
export function checkConfiguration(
  { favicon, themeConfig: { announcement, navbar, footer } }: SiteConfig,
  { docs, redirects }: Pick<Source, 'docs' | 'redirects'>,
): Problem[] {
  const file = readContentFile('site.ts') ?? { path: 'content/site.ts', raw: '' };
  // A value that is put together in the code has no place.
  const problem = (value: string, message: string, hint: string) =>
    problemAt(file, Math.max(0, file.raw.indexOf(`'${value}'`)), message, hint);
  const entries: Record<string, { type?: string; to?: string; href?: string }[]> = {
    announcement: announcement ? [announcement] : [],
    navbar: navbar.items.flatMap((item) => (item.type === 'dropdown' ? item.items : [item])),
    footer: footer.columns.flatMap(({ items }) => items),
  };
  // Builds do not contain drafts, so an entry for a draft would be a broken link.
  const published = new Set(docs.filter((it) => !it.frontMatter.draft).map((it) => routeOf(it.path)));
  const routes = docs.map((doc) => doc.path);
  const inLinks = Object.entries(entries).flatMap(([part, links]) =>
    links.flatMap(({ to, href }): Problem[] => {
      const hint = 'Link other sites by their https address';
      if (href !== undefined && targetKind(href) !== 'outside')
        return [problem(href, `the address "${href}" is not allowed`, hint)];
      if (to === undefined || published.has(routeOf(to))) return [];
      const moved = movedTo(to, redirects);
      const fix = moved ? `Write ${moved}` : didYouMean(to, routes, 'Add the page or remove the entry');
      return [problem(to, `the ${part} entry ${to} has no page`, fix)];
    }),
  );
  if (existsSync(`public${favicon}`)) return inLinks;
  const hint = 'Add the file or correct "favicon"';
  return [...inLinks, problem(favicon, `there is no file public${favicon}`, hint)];
}
