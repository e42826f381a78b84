/** Name of the version of the documentation that lies at the root of the site. */
export const latestVersion = 'current';

const VERSION = /^\/(\d+(?:\.\d+)+)(?=\/|$)/;

/** Name of the version that a route belongs to. The route tells: no other page has a dot in its own. */
export function versionOf(route: string): string {
  return VERSION.exec(route)?.[1] ?? latestVersion;
}

/** What the routes of a version start with: `/1.17`; nothing for the latest. */
export function mountOf(version: string): string {
  return version === latestVersion ? '' : `/${version}`;
}

/** A route without its version: the one that the same page has in the latest. */
export function withinVersion(route: string): string {
  return route.replace(VERSION, '') || '/';
}
