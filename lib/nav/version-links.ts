import { versions } from '@/content/versions';
import { type Doc, getDoc } from '@/lib/content';
import { mountOf, versionOf, withinVersion } from '@/lib/version';
import type { VersionLink } from './types';

/** Where readers of a page go on in each version: to the same page or the nearest above it. Empty with one version. */
export async function getVersionLinks({ path }: Pick<Doc, 'path'>): Promise<VersionLink[]> {
  if (versions.length === 1) return [];
  const route = withinVersion(path);
  return Promise.all(
    versions.map(async ({ name, label, isLast, path: home }) => {
      const found = await nearestRoute(mountOf(name), route);
      const isSame = found !== undefined && withinVersion(found) === route;
      return { name, label, href: found ?? home, isCurrent: name === versionOf(path), isLast, isSame };
    }),
  );
}

/** Route of the page itself below a mount, or of the first that exists of those whose address its own begins with. */
async function nearestRoute(mount: string, route: string): Promise<string | undefined> {
  const doc = await getDoc(mount + route);
  if (doc) return doc.path;
  return route === '/' ? undefined : nearestRoute(mount, route.replace(/\/[^/]*\/?$/, '') || '/');
}
