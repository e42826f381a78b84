import { parsePage } from '@/lib/content/parse-page';
import type { Source } from '@/lib/content/source';
import { applyEdits, type Edit } from '@/lib/edits';
import { codeEdits } from './code-edits';
import { dataEdits } from './data-edits';
import { markdownEdits } from './markdown-edits';
import type { MovedRoutes } from './moved-routes';
import { frontMatterEdits, linkEdits } from './page-edits';

/** What moves: routes, folders that a sidebar may list, and files of recipes. */
export interface Moved {
  routes: MovedRoutes;
  folders: MovedRoutes;
  recipes: ReadonlyMap<string, string>;
}

/** Edits of a file of content/ that have it name what has moved by its new name. */
export async function movedText(file: string, raw: string, source: Source, moved: Moved): Promise<Edit[]> {
  const { routes, folders, recipes } = moved;
  if (file.endsWith('.mdx')) return pageEdits(file, raw, source, routes);
  if (file === 'content/recipes/verified.json')
    return dataEdits(raw, (text, place) => (place === 'key' ? recipes.get(text) : undefined));
  // Programs are shown as they stand.
  if (file.startsWith('content/recipes/')) return [];
  if (file.endsWith('.ts')) return codeEdits(raw, routes, folders);
  if (!file.endsWith('.json')) return [];
  return dataEdits(raw, (text, place) =>
    place === 'value' ? applyEdits(text, markdownEdits(text, routes)) : undefined,
  );
}

async function pageEdits(file: string, raw: string, source: Source, routes: MovedRoutes): Promise<Edit[]> {
  const doc = source.docs.find((it) => it.file === file);
  // Parsing takes time, and what names no old route has no link there.
  if (!doc || ![...routes.keys()].some((route) => raw.includes(route))) return [];
  const { links } = await parsePage(doc, source);
  return [...frontMatterEdits(raw, routes), ...linkEdits(raw, doc.body, links, routes)];
}
