/** Name of the documentation version at the root of the site. */
export const latestVersion = 'current';

const VERSION = /^\/(\d+(?:\.\d+)+)(?=\/|$)/;

/** Name of the version of a route: routes of frozen versions start with a number, and other routes contain no dots. */
export function versionOf(route: string): string {
  return VERSION.exec(route)?.[1] ?? latestVersion;
}

/** Prefix of the routes of a version: `/1.17`; empty for the latest. */
export function mountOf(version: string): string {
  return version === latestVersion ? '' : `/${version}`;
}

/** A route without its version: the route of the same page in the latest version. */
export function withinVersion(route: string): string {
  return route.replace(VERSION, '') || '/';
}
