import { z } from 'zod';
// Relative: Next does not resolve aliases in files that its configuration imports.
import { isValidRoute, routeHint } from '../is-valid-route';
import { samePage } from '../url';
import { validateDataFile } from './data-file';
import type { Place, Problem } from './problem';
import { readContentFile } from './read';
import type { SourceFile } from './source-file';

/** A former address of a page, as content/redirects.json has it. */
export interface Redirect extends Place {
  /** Route that has no page any more. */
  from: string;
  /** Route of the page that replaces it, with an anchor if only a part of that page does. */
  to: string;
}

/** Values are checked one by one, so that an invalid one does not hide the others. */
const redirectsSchema = z.record(z.string(), z.unknown());

/** Parses content/redirects.json, `{ "/old": "/new" }`, if it exists: valid redirects, and problems of the others. */
export function parseRedirects(source: SourceFile | undefined) {
  const problems: Problem[] = [];
  const data = source && validateDataFile(source, redirectsSchema, problems);
  if (!data) return { redirects: [], problems };
  const { placeOf, value } = data;
  const redirects = Object.entries(value).flatMap(([from, to]): Redirect[] => {
    const place = { file: source.path, ...placeOf([from]) };
    const report = (message: string, hint: string) => problems.push({ ...place, message, hint });
    const isSource = from.length > 1 && isValidRoute(from);
    if (!isSource) report(`"${from}" cannot be a route`, routeHint);
    if (isTarget(to)) return isSource ? [{ from, to, ...place }] : [];
    const hint = 'Redirect to a page of this site, as /path or /path#anchor';
    report(`a redirect cannot lead to ${JSON.stringify(to)}`, hint);
    return [];
  });
  return { redirects, problems };
}

/** The target of the redirect from an address, with its anchor; undefined if there is no such redirect. */
export function resolveRedirect(address: string, redirects: readonly Redirect[]): string | undefined {
  const [route = '', anchor] = address.split('#', 2);
  const to = redirects.find(({ from }) => samePage(from, route))?.to;
  return to === undefined || anchor === undefined || to.includes('#') ? to : `${to}#${anchor}`;
}

function isTarget(to: unknown): to is string {
  return typeof to === 'string' && to.startsWith('/') && isValidRoute(to.split('#', 1)[0] ?? '');
}

/** The valid redirects of the content folder, for code outside of the build, which reports the others. */
export async function readRedirects(): Promise<Redirect[]> {
  return parseRedirects(readContentFile('redirects.json')).redirects;
}
