import type { InternalLink, ParsedPage } from '@/lib/markdown/context';
import { didYouMean } from '@/lib/nearest';
import type { Doc } from '@/lib/source/doc';
import type { Problem } from '@/lib/source/problem';
import { type Redirect, resolveRedirect } from '@/lib/source/redirects';
import { toRoute } from '@/lib/url';

/**
 * Creates a function that checks the route and the anchor of a link on a page, or of a redirect, without a page. Only
 * the headings of parsed pages are known.
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
      const hash = anchor === undefined ? '' : `#${anchor}`;
      const to = resolveRedirect(route + hash, redirects);
      if (to !== undefined) return { message: `${name} leads to a page that has moved`, hint: `Write ${to}` };
      // As other tools write it.
      const bare = route.replace(/(?:\.mdx?|\.html?)?(?:\?.*)?$/, '');
      const page = bare === route ? undefined : byRoute.get(toRoute(bare))?.path;
      const routes = docs.map((it) => it.path);
      const near = page === undefined && didYouMean(route, routes, 'Link a route that has a page');
      return { message: `${name} does not lead to a page`, hint: near || `Write ${page}${hash}` };
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
    const wrong = check({ route, anchor });
    return wrong ? [{ ...place, ...wrong }] : [];
  });
}
