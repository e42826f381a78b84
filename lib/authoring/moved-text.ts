import { routeOf } from '@/lib/url';

/** New routes by the old ones, in their comparable form. */
export type MovedRoutes = ReadonlyMap<string, string>;

/** What moves: routes, folders that a sidebar may list, and files of recipes. */
export interface Moved {
  routes: MovedRoutes;
  folders: MovedRoutes;
  recipes: ReadonlyMap<string, string>;
}

/** Where tests name the pages that answer queries. */
export const queries = 'tests/search/queries.json';
/** Where tests name the programs of recipes. */
export const recipeTests = 'tests/recipes';

/**
 * Where a page or a text of data names another page. Code is matched as a whole, so that links in samples stay. What is
 * typed in another way is left for the check of the changed content to report.
 */
const links =
  /(`+|~~~)[\s\S]*?\1|(?<=\]\(\s*<?|^\[[^\]]+\]:\s*<?|\bhref\s*=\s*["']|^ +supersededBy:\s*["']?|^ +"page":\s*")\/[^\s)>"'\\]*/gm;

/** Comments, which stay, and texts in quotes. */
const quoted = /\/\/.*|\/\*[\s\S]*?\*\/|(['"])((?:\\.|(?!\1).)*)\1/g;

/** Where the sidebars name a page or a folder. */
const entries = /(?<="(path|link|folder)":\s*")[^"]*/g;

/** Where a page shows a file of another page's recipe. */
const shownFile = /(?<=^[ \t]*(?:`{3,}|~{3,})[^\n]*\bfile=")\/([^"\n]+)/gm;

/** The new address of a page that has moved, with the anchor kept; undefined for any other text. */
export function movedAddress(address: string, moved: MovedRoutes): string | undefined {
  const [, route = '', rest = ''] = /^(\/[^#]*)(.*)$/s.exec(address) ?? [];
  const to = route === '' ? undefined : moved.get(routeOf(route));
  return to === undefined ? undefined : to + rest;
}

/** A file with the new names of what has moved, and in how many places it is changed. */
export function movedText(file: string, raw: string, { routes, folders, recipes }: Moved) {
  let places = 0;
  const replaced = (old: string, by: string | undefined) => {
    if (by !== undefined) places += 1;
    return by ?? old;
  };
  const withLinks = (text: string) =>
    text.replace(links, (found) => replaced(found, movedAddress(found, routes)));
  const withQuoted = (change: (text: string) => string | undefined) =>
    raw.replace(quoted, (found, quote: string | undefined, text: string) =>
      quote === undefined ? found : quote + replaced(text, change(text)) + quote,
    );

  let text = raw;
  if (file === 'content/recipes/verified.json' || file.startsWith(recipeTests))
    text = withQuoted((name) => recipes.get(name));
  // Programs are shown as they are.
  else if (file.startsWith('content/recipes/')) text = raw;
  else if (file === queries) text = withQuoted((name) => movedAddress(name, routes));
  else if (file === 'content/sidebars.json')
    text = raw.replace(entries, (found, key: string) =>
      replaced(found, movedAddress(found, key === 'folder' ? folders : routes)),
    );
  else if (file.endsWith('.ts')) text = withLinks(withQuoted((name) => movedAddress(name, routes)));
  else if (/\.(json|mdx)$/.test(file))
    text = withLinks(raw).replace(shownFile, (old, name: string) => {
      const to = recipes.get(name);
      return replaced(old, to === undefined ? undefined : `/${to}`);
    });
  return { text, places };
}
