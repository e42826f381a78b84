import type { Doc } from '@/lib/content';
import type { VersionLink } from '@/lib/nav/types';

/** The route that search engines are given for a page: the same page of the latest version, or the page's own. */
export function canonicalRoute({ path }: Pick<Doc, 'path'>, versions: readonly VersionLink[]): string {
  return versions.find(({ isLast, isSame }) => isLast && isSame)?.href ?? path;
}
