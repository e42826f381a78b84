import { formsOf, href, routeOf, withBase } from '@/lib/url';
import type { Redirect } from './redirects';

/** Most bytes of a CloudFront function. */
const cloudFrontLimit = 10_240;

/** A former address of a page, and the route of the page that took its place, with or without anchor. */
export type Moved = Pick<Redirect, 'from' | 'to'>;

/** The address in the answer. Anchors may contain letters of any script. */
function target(to: string): string {
  return encodeURI(href(to));
}

/** Each form of each old address, with the address of the page that took its place, both under the base path. */
function rulesOf(redirects: readonly Moved[]): [from: string, to: string][] {
  return redirects.flatMap(({ from, to }) =>
    formsOf(from).map((form): [string, string] => [withBase(form), target(to)]),
  );
}

/** The file `_redirects`, which Cloudflare Pages, Netlify and others read in the top folder of what they serve. */
export function redirectsFile(redirects: readonly Moved[]): string {
  return rulesOf(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

/** What scripts/hosts/nginx.conf includes: an exact location for each old address. */
export function nginxRedirects(redirects: readonly Moved[]): string {
  return rulesOf(redirects)
    .map(([from, to]) => `location = ${from} { return 301 "${to}"; }\n`)
    .join('');
}

/**
 * The CloudFront function with as many old addresses as fit. Documents answer at the others.
 *
 * @param source scripts/hosts/cloudfront-function.js
 * @throws where the function has no place for them
 */
export function cloudFrontFunction(
  source: string,
  redirects: readonly Moved[],
): { text: string; filled: number } {
  const place = 'const moved = {};';
  if (!source.includes(place)) throw new Error(`the CloudFront function has no line "${place}"`);
  let room = cloudFrontLimit - Buffer.byteLength(source);
  const entries = redirects.map(({ from, to }): [string, string] => [withBase(routeOf(from)), target(to)]);
  const filled = entries.filter(([from, to]) => {
    room -= Buffer.byteLength(JSON.stringify({ [from]: to }));
    return room >= 0;
  });
  const moved = `const moved = ${JSON.stringify(Object.fromEntries(filled))};`;
  return { text: source.replace(place, () => moved), filled: filled.length };
}
