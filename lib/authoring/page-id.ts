/** A page or a folder as a writer names it: by its route, or by its file. */
export interface Named {
  /** Path below content/ without slashes at its ends and without `.mdx`. */
  id: string;
  /** Whether it ends in a slash. */
  isFolder: boolean;
}

/** Reads `/cli/install`, `cli/install`, `content/cli/install.mdx` and, for a folder, `/cli/`. */
export function pageId(text: string): Named {
  const path = text.replaceAll('\\', '/').replace(/^(\.?\/)?(content\/)?\/*/, '');
  return { id: path.replace(/\.mdx$/, '').replace(/\/+$/, ''), isFolder: path.endsWith('/') };
}

/** The route of a page. */
export function routeOfId(id: string): string {
  return `/${id}`.replace(/\/index$/, '/');
}
