import { existsSync } from 'node:fs';
import type { Content } from '@/lib/content';
import { targetKind } from '@/lib/content/link-target';
import { type Problem, problemAt } from '@/lib/content/problem';
import { readContentFile } from '@/lib/content/read';
import { routeOf } from '@/lib/url';
import { entryHint } from './check';
import type { SiteConfig } from './site-types';

/** What the type of content/site.ts cannot show: links to pages or addresses, and an icon, that do not exist. */
export function checkConfiguration(
  { favicon, themeConfig: { announcement, navbar, footer } }: SiteConfig,
  content: Pick<Content, 'docs' | 'redirects'>,
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
  const published = new Set(content.docs.filter((it) => !it.frontMatter.draft).map((it) => routeOf(it.path)));
  const inLinks = Object.entries(entries).flatMap(([part, links]) =>
    links.flatMap(({ to, href }): Problem[] => {
      const hint = 'Link other sites by their https address';
      if (href !== undefined && targetKind(href) !== 'outside')
        return [problem(href, `the address "${href}" is not allowed`, hint)];
      if (to === undefined || published.has(routeOf(to))) return [];
      return [problem(to, `the ${part} entry ${to} has no page`, entryHint(to, content))];
    }),
  );
  if (existsSync(`public${favicon}`)) return inLinks;
  const hint = 'Add the file or correct "favicon"';
  return [...inLinks, problem(favicon, `there is no file public${favicon}`, hint)];
}
