import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parsePage } from '@/lib/content/parse-page';
import { isFrozen } from '@/lib/content/read';
import type { Source } from '@/lib/content/source';
import { applyEdits, type Edit } from '@/lib/edits';
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

/** Lists of routes that tests ask the site for. */
const lists = ['tests/search/queries.json'];
/** Where tests name the programs of recipes. */
const recipeTests = 'tests/recipes';

/** Every file of the latest version below content/, by its path from the project's root. */
export async function contentFiles(): Promise<string[]> {
  const files = await filesBelow('content');
  return files.filter((file) => !isFrozen(path.relative('content', file)));
}

/** The files outside content/ that name routes or recipes. */
export async function projectFiles(): Promise<string[]> {
  const tests = existsSync(recipeTests) ? await filesBelow(recipeTests) : [];
  return [...lists.filter((it) => existsSync(it)), ...tests.filter((it) => it.endsWith('.ts'))];
}

/** Edits of a file that replace the old names of what has moved. */
export async function movedEdits(file: string, raw: string, source: Source, moved: Moved): Promise<Edit[]> {
  const { routes, folders, recipes } = moved;
  if (lists.includes(file))
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

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
    .sort();
}
