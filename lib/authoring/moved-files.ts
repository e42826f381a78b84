import { existsSync } from 'node:fs';
import { isFrozen } from '@/lib/content/read';
import { applyEdits, type Edit } from '@/lib/edits';
import { filesBelow } from '@/lib/files-below';
import { parsePage } from '@/lib/site/parse-page';
import type { Source } from '@/lib/site/source';
import {
  codeEdits,
  dataEdits,
  type MovedRoutes,
  markdownEdits,
  movedAddress,
  pageEdits,
} from './address-edits';
import { stringLiterals } from './string-literals';

/** What moves: routes, folders that a sidebar may list, and files of recipes. */
export interface Moved {
  routes: MovedRoutes;
  folders: MovedRoutes;
  recipes: ReadonlyMap<string, string>;
}

/** Where tests name the pages that answer queries. */
const queries = 'tests/search/queries.json';
/** Where tests name the programs of recipes. */
const recipeTests = 'tests/recipes';

/** Every file of the latest version below content/, by its path from the project's root. */
export function contentFiles(): string[] {
  const files = filesBelow('content').filter((file) => !isFrozen(file));
  return files.map((file) => `content/${file}`);
}

/** The files outside content/ that name routes or recipes. */
export function projectFiles(): string[] {
  const tests = existsSync(recipeTests) ? filesBelow(recipeTests) : [];
  const programs = tests.filter((file) => file.endsWith('.ts')).map((file) => `${recipeTests}/${file}`);
  return existsSync(queries) ? [queries, ...programs] : programs;
}

/** Edits of a file that replace the old names of what has moved. */
export async function movedEdits(file: string, raw: string, source: Source, moved: Moved): Promise<Edit[]> {
  const { routes, folders, recipes } = moved;
  if (file === queries)
    return dataEdits(raw, (text, place) => (place === 'value' ? movedAddress(text, routes) : undefined));
  if (file.startsWith(recipeTests))
    return stringLiterals(raw).flatMap(({ value, start, end }) => {
      const to = recipes.get(value);
      return to === undefined ? [] : [{ start, end, text: `'${to}'` }];
    });
  if (file === 'content/recipes/verified.json')
    return dataEdits(raw, (text, place) => (place === 'key' ? recipes.get(text) : undefined));
  // Programs are shown as they are.
  if (file.startsWith('content/recipes/')) return [];
  if (file.endsWith('.ts')) return codeEdits(raw, routes, folders);
  if (file.endsWith('.json'))
    return dataEdits(raw, (text, place) =>
      place === 'value' ? applyEdits(text, markdownEdits(text, routes)) : undefined,
    );
  const doc = source.docs.find((it) => it.file === file);
  // Parsing takes time, and a page that does not have an old route as text has no link to it.
  if (!doc || ![...routes.keys()].some((route) => raw.includes(route))) return [];
  const { links } = await parsePage(doc, source);
  return pageEdits(raw, doc.body, links, routes);
}
