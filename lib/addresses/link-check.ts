import type { Doc } from '@/lib/content/parse';
import type { InternalLink, ParsedPage } from '@/lib/content/plugins/context';
import type { Problem } from '@/lib/content/problem';
import { didYouMean } from '@/lib/nearest';
import { routeOf } from '@/lib/url';
import { movedTo, type Redirect } from './redirects';

/**
 * Returns a function that reports what is wrong with the page or the heading that a link inside the site names. It
 * takes the page that has the link, or undefined for a redirect.
 */
export function linkCheck(
  docs: readonly Doc[],
  redirects: readonly Redirect[],
  parsed: ReadonlyMap<Doc, ParsedPage>,
): (
  link: Pick<InternalLink, 'route' | 'anchor'>,
  from?: Doc,
) => Pick<Problem, 'message' | 'hint'> | undefined {
  const byRoute = new Map(docs.map((doc) => [routeOf(doc.path), doc]));
  return ({ route, anchor }, from) => {
    const name = `the ${from ? 'link' : 'redirect'} to ${route}`;
    const target = route === '' ? from : byRoute.get(routeOf(route));
    if (!target) {
      const to = movedTo(anchor === undefined ? route : `${route}#${anchor}`, redirects);
      if (to !== undefined) return { message: `${name} leads to a page that has moved`, hint: `Write ${to}` };
      const routes = docs.map((it) => it.path);
      const hint = didYouMean(route, routes, 'Link a route that has a page');
      return { message: `${name} does not lead to a page`, hint };
    }
    if (target.frontMatter.draft && !from?.frontMatter.draft) {
      const hint = `Remove the ${from ? 'link' : 'redirect'}, or draft: true from that page`;
      return { message: `${name} leads to a draft, which builds leave out`, hint };
    }
    // The headings of a page that cannot be read are unknown; that page's own problem is reported.
    const page = parsed.get(target);
    if (!page?.isComplete) return undefined;
    const { anchors } = page;
    if (anchor === undefined || anchor === '' || anchors.has(anchor)) return undefined;
    const hint = didYouMean(anchor, anchors, `Link a heading of ${target.file}`);
    return { message: `${target.path} has no heading with the id "${anchor}"`, hint };
  };
}

/** Redirects from an address that is in use, and those that do not lead to a page or to one of its headings. */
export function redirectProblems(
  docs: readonly Doc[],
  drafts: readonly string[],
  redirects: readonly Redirect[],
  parsed: ReadonlyMap<Doc, ParsedPage>,
): Problem[] {
  // Addresses that differ only in case are one file on some file systems.
  const keyOf = (route: string) => routeOf(route).toLowerCase();
  const taken = new Map([
    ...drafts.map((route) => [keyOf(route), `the draft ${route}`] as const),
    ...docs.map(({ path, file }) => [keyOf(path), file] as const),
  ]);
  const check = linkCheck(docs, [], parsed);
  return redirects.flatMap(({ from, to, ...place }): Problem[] => {
    const owner = taken.get(keyOf(from));
    if (owner !== undefined)
      return [{ ...place, message: `the route ${from} belongs to ${owner}`, hint: 'Remove the redirect' }];
    taken.set(keyOf(from), `the redirect from ${from} too`);
    const [route = '', anchor] = to.split('#', 2);
    const wrong = check({ route, ...(anchor === undefined ? {} : { anchor }) });
    return wrong ? [{ ...place, ...wrong }] : [];
  });
}
