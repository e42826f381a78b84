import type { Doc } from '@/lib/content/parse';
import type { Problem } from '@/lib/content/problem';
import type { SourceFile } from '@/lib/content/types';
import { routeOf } from '@/lib/url';
import type { Redirect } from './redirects';

/**
 * Published routes that have neither a page nor a redirect any more. content/published.txt has every route at which a page
 * has been published, one a line; the deploy workflow adds new ones.
 */
export function publishedProblems(
  docs: readonly Doc[],
  redirects: readonly Redirect[],
  { path: file, raw }: SourceFile,
): Problem[] {
  const moved = new Set(redirects.map(({ from }) => routeOf(from)));
  const pages = new Map(docs.map((doc) => [routeOf(doc.path), doc]));
  return linesOf(raw).flatMap((route, index): Problem[] => {
    const key = routeOf(route);
    const doc = pages.get(key);
    if (route === '' || moved.has(key) || (doc && !doc.frontMatter.draft)) return [];
    const place = { file, line: index + 1, column: 1 };
    if (doc) {
      const message = `${route} has been published, and its page is a draft now`;
      return [{ ...place, message, hint: `Remove draft: true from ${doc.file}` }];
    }
    const respelt = docs.find(({ path }) => routeOf(path).toLowerCase() === key.toLowerCase());
    const hint = respelt
      ? `Spell the route of ${respelt.file} as before: addresses are case-sensitive`
      : `Redirect it to the page that has its content now, in content/redirects.json: "${route}": "/path"`;
    return [{ ...place, message: `${route} has been published, and has no page any more`, hint }];
  });
}

function linesOf(raw: string): string[] {
  return raw.split('\n').map((line) => line.trim());
}
