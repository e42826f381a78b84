import type { Doc } from '@/lib/content/parse';
import type { Problem } from '@/lib/content/problem';
import type { SourceFile } from '@/lib/content/types';
import { toRoute } from '@/lib/url';
import type { Redirect } from './redirects';

/**
 * Reports published routes without a page or a redirect. content/published.txt lists every route that has been
 * published, one a line; the deploy workflow adds new ones.
 */
export function checkPublished(
  docs: readonly Doc[],
  redirects: readonly Redirect[],
  { path: file, raw }: SourceFile,
): Problem[] {
  const moved = new Set(redirects.map(({ from }) => toRoute(from)));
  const pages = new Map(docs.map((doc) => [toRoute(doc.path), doc]));
  return raw.split('\n').flatMap((line, index): Problem[] => {
    const route = line.trim();
    const key = toRoute(route);
    const doc = pages.get(key);
    if (route === '' || moved.has(key) || (doc && !doc.frontMatter.draft)) return [];
    const place = { file, line: index + 1, column: 1 };
    if (doc) {
      const message = `${route} has been published, and its page is a draft now`;
      return [{ ...place, message, hint: `Remove draft: true from ${doc.file}` }];
    }
    const renamed = docs.find(({ path }) => toRoute(path).toLowerCase() === key.toLowerCase());
    const hint = renamed
      ? `Spell the route of ${renamed.file} as before: addresses are case-sensitive`
      : `Redirect it to the page that has its content now, in content/redirects.json: "${route}": "/path"`;
    return [{ ...place, message: `${route} has been published, and has no page any more`, hint }];
  });
}
