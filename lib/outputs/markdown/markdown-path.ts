/** Path below the site's root of a page's Markdown: `/cli/install.md`, `/cli.md` for `/cli/`, `/index.md` for the home. */
export function markdownPath(route: string): string {
  return route === '/' ? '/index.md' : `${route.replace(/\/$/, '')}.md`;
}
