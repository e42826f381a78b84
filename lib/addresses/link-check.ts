import type { Doc } from '@/lib/content/parse';
import type { InternalLink, ParsedPage } from '@/lib/content/plugins/context';
import type { Problem } from '@/lib/content/problem';
import { didYouMean } from '@/lib/nearest';
import { toRoute } from '@/lib/url';
import { type Redirect, resolveRedirect } from './redirects';

/**
 * Creates a function that checks the route and the anchor of a link. Its second argument is the page with the link;
 * undefined for a redirect.
 *
 * @param parsed the pages that have been parsed: only their headings are known
 */
export function createLinkCheck(
  docs: readonly Doc[],
  redirects: readonly Redirect[],
  parsed: ReadonlyMap<Doc, ParsedPage>,
) {
  const byRoute = new Map(docs.map((doc) => [toRoute(doc.path), doc]));
  return ({ route, anchor }: Pick<InternalLink, 'route' | 'anchor'>, from?: Doc) => {
    const name = `the ${from ? 'link' : 'redirect'} to ${route}`;
    const target = route === '' ? from : byRoute.get(toRoute(route));
    if (!target) {
      const to = resolveRedirect(anchor === undefined ? route : `${route}#${anchor}`, redirects);
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
    // Of two pages at one route, which is reported, the other may be meant.
    const at = toRoute(target.path);
    if (docs.some((it) => it !== target && toRoute(it.path) === at)) return undefined;
    const hint = didYouMean(anchor, anchors, `Link a heading of ${target.file}`);
    return { message: `${target.path} has no heading with the id "${anchor}"`, hint };
  };
}

/** Reports redirects from an address in use, and redirects to a missing page or heading. */
export function checkRedirects(
  docs: readonly Doc[],
  drafts: readonly string[],
  redirects: readonly Redirect[],
  parsed: ReadonlyMap<Doc, ParsedPage>,
): Problem[] {
  // Some file systems ignore case.
  const key = (route: string) => toRoute(route).toLowerCase();
  const taken = new Map([
    ...drafts.map((route) => [key(route), `the draft ${route}`] as const),
    ...docs.map(({ path, file }) => [key(path), file] as const),
  ]);
  const check = createLinkCheck(docs, [], parsed);
  return redirects.flatMap(({ from, to, ...place }): Problem[] => {
    const owner = taken.get(key(from));
    if (owner !== undefined)
      return [{ ...place, message: `the route ${from} belongs to ${owner}`, hint: 'Remove the redirect' }];
    taken.set(key(from), `the redirect from ${from} too`);
    const [route = '', anchor] = to.split('#', 2);
    const wrong = check({ route, ...(anchor === undefined ? {} : { anchor }) });
    return wrong ? [{ ...place, ...wrong }] : [];
  });
}
