import { htmlFile, linkOf, routes } from '@/tests/e2e/support/routes';

/** Paths of all documents the site has: the pages, the search, and what answers unknown paths. */
export const paths: string[] = [...routes.map(linkOf), '/search/', '/404.html'];

/** The built file that answers such a path. */
export function fileOf(path: string): string {
  return path.endsWith('.html') ? `out${path}` : htmlFile(path);
}
