import type { Recipes } from '@/lib/reference/recipes/recipes';
import type { PageMove } from './page-moves';

/**
 * Files of recipes that move with their pages: new paths below content/recipes by the old ones. A file belongs to the
 * page with the longest path around it.
 */
export function recipeMoves(
  recipes: Recipes,
  ids: readonly string[],
  pages: readonly PageMove[],
): Map<string, string> {
  const to = new Map(pages.map(({ doc, id }) => [doc.id, id]));
  return new Map(
    [...recipes.keys()].flatMap((file): [string, string][] => {
      const around = ids.filter((id) => file.startsWith(`${id}/`));
      const owner = around.sort((a, b) => b.length - a.length)[0] ?? '';
      const id = to.get(owner);
      return id === undefined ? [] : [[file, id + file.slice(owner.length)]];
    }),
  );
}
