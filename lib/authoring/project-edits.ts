import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Edit } from '@/lib/edits';
import { dataEdits } from './data-edits';
import { type MovedRoutes, movedAddress } from './moved-routes';
import { stringLiterals } from './string-literals';

/** Lists of routes that tests compare the site with. */
const lists = ['tests/fixtures/routes.json', 'tests/search/queries.json'];
/** Where tests name the programs of recipes. */
const recipeTests = 'tests/recipes';

/** Edits outside content/, by file: routes in the lists of the tests, and recipes in the tests that run them. */
export async function projectEdits(
  routes: MovedRoutes,
  recipes: ReadonlyMap<string, string>,
): Promise<Map<string, Edit[]>> {
  const found = new Map<string, Edit[]>();
  for (const file of lists.filter((it) => existsSync(it)))
    found.set(
      file,
      dataEdits(await readFile(file, 'utf8'), (text, place) =>
        place === 'value' ? movedAddress(text, routes) : undefined,
      ),
    );
  if (recipes.size === 0 || !existsSync(recipeTests)) return found;
  for (const name of await readdir(recipeTests, { recursive: true })) {
    if (!name.endsWith('.ts')) continue;
    const file = path.posix.join(recipeTests, ...name.split(path.sep));
    const literals = stringLiterals(await readFile(file, 'utf8'));
    found.set(
      file,
      literals.flatMap(({ value, start, end }) => {
        const to = recipes.get(value);
        return to === undefined ? [] : [{ start, end, text: `'${to}'` }];
      }),
    );
  }
  return found;
}
