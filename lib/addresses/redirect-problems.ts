import type { Doc } from '@/lib/content/parse';
import type { ParsedPage } from '@/lib/content/plugins/context';
import type { Problem } from '@/lib/content/problem';
import { routeOf } from '@/lib/url';
import { linkCheck } from './link-check';
import type { Redirect } from './redirects';

/** Redirects from an address that is in use, and those that do not lead to a page or to one of its headings. */
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
  const check = linkCheck(docs, [], parsed);
  return redirects.flatMap(({ from, to, file, line, column }): Problem[] => {
    const problem = (message: string, hint: string) => [{ file, line, column, message, hint }];
    const owner = taken.get(keyOf(from));
    if (owner !== undefined) return problem(`the route ${from} belongs to ${owner}`, 'Remove the redirect');
    taken.set(keyOf(from), `the redirect from ${from} too`);

    const [route = '', anchor] = to.split('#', 2);
    const wrong = check({ route, ...(anchor === undefined ? {} : { anchor }) });
    return wrong ? problem(wrong.message, wrong.hint) : [];
  });
}
