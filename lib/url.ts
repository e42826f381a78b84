/**
 * The forms of a page's address. A *route* is canonical (`/cli/install`, `/cli/`); an *href* is the value in an `<a>`; a
 * *pathname* is what the address bar may show: `/x`, `/x/`, `/x.html` and `/x/index.html`, under the base path.
 */

/** Path under which the site is served, without trailing slash; empty at the root of an origin. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Address of a file in public/ or of a generated file, under the base path. */
export function withBase(path: string): string {
  return `${basePath}${path}`;
}

/** A path to a file: routes contain no dots. */
const FILE = /\.[^./]*$/;

/**
 * The address of links to a route, with query and hash. It ends in a slash, because every plain file server and object
 * store serves `dir/index.html` at `dir/`, and few serve it at `dir` without a redirect. Files such as `/openrpc.json`
 * stay as they are.
 */
export function href(route: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(route) ?? [];
  return withBase(path.endsWith('/') || FILE.test(path) ? path : `${path}/`) + rest;
}

/** Normalizes a pathname or route: no base path, no `.html`, no trailing slash; the root is `/`. */
export function toRoute(pathname: string): string {
  const inside =
    basePath !== '' && (pathname === basePath || pathname.startsWith(`${basePath}/`))
      ? pathname.slice(basePath.length)
      : pathname;
  const page = inside.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  // Up to the last character that is not a slash.
  const bare = /^.*[^/]/s.exec(page)?.[0] ?? '';
  return bare === '' || bare === '/index' ? '/' : bare;
}

/** The pathnames of a route, without base path: `/x`, `/x/`, `/x.html`, `/x/index.html`. */
export function addressForms(route: string): string[] {
  const bare = toRoute(route);
  return bare === '/' ? ['/', '/index.html'] : [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`];
}

/** Path of a page's Markdown, without base path: `/cli/install.md`, `/cli.md` for `/cli/`, `/index.md` for the home page. */
export function markdownPath(route: string): string {
  return route === '/' ? '/index.md' : `${route.replace(/\/$/, '')}.md`;
}

/** Whether two pathnames or routes, in any form, are the same page. */
export function samePage(a: string, b: string): boolean {
  return toRoute(a) === toRoute(b);
}
