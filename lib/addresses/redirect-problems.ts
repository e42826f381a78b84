import type { Doc } from '@/lib/content/parse';
import type { ParsedPage } from '@/lib/content/plugins/context';
import type { Problem } from '@/lib/content/problem';
import { routeOf } from '@/lib/url';
import { linkCheck } from './link-check';
import type { Redirect } from './redirects';

/**
 * Redirects from an address that is in use, and those that do not lead to a page: directly, in a circle, or through
 * another.
 */
export function redirectProblems(
  docs: readonly Doc[],
  drafts: readonly string[],
  redirects: readonly Redirect[],
  parsed: (doc: Doc) => ParsedPage | undefined,
): Problem[] {
  // Addresses that differ only in case are one file on some file systems.
  const keyOf = (route: string) => routeOf(route).toLowerCase();
  const taken = new Map([
    ...drafts.map((route) => [keyOf(route), `the draft ${route}`] as const),
    ...docs.map(({ path, file }) => [keyOf(path), file] as const),
  ]);
  const bySource = new Map(redirects.map((it) => [routeOf(it.from), it]));
  const check = linkCheck(docs, [], parsed);
  return redirects.flatMap((redirect): Problem[] => {
    const { from, to, file, line, column } = redirect;
    const problem = (message: string, hint: string) => [{ file, line, column, message, hint }];
    const owner = taken.get(keyOf(from));
    if (owner !== undefined) return problem(`the route ${from} belongs to ${owner}`, 'Remove the redirect');
    taken.set(keyOf(from), `the redirect from ${from} too`);

    const way = followRedirects(redirect, bySource);
    const end = way.at(-1) ?? redirect;
    if (way.indexOf(end) < way.length - 1) {
      const circle = way.map((it) => it.from).join(', ');
      return problem(`the redirect leads in a circle: ${circle}`, 'Redirect to a page that exists');
    }
    if (end !== redirect)
      return problem(`the redirect leads to ${way[1]?.from}, which has moved`, `Write "${end.to}"`);
    const [route = '', anchor] = to.split('#', 2);
    const wrong = check({ route, ...(anchor === undefined ? {} : { anchor }) });
    return wrong ? problem(wrong.message, wrong.hint) : [];
  });
}

/**
 * The chain of redirects from a start to the redirect that leads to a page, or to a redirect that is already in the
 * chain.
 */
function followRedirects(first: Redirect, bySource: ReadonlyMap<string, Redirect>): Redirect[] {
  const way: Redirect[] = [];
  let next: Redirect | undefined = first;
  while (next && !way.includes(next)) {
    way.push(next);
    next = bySource.get(routeOf(next.to.split('#', 1)[0] ?? ''));
  }
  return next ? [...way, next] : way;
}
