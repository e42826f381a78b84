import type { Doc } from '@/lib/source/doc';
import type { Sidebars } from '../sidebars/schema';
import { findPrograms, type Recipes } from './data';
import { summarizeTests } from './verified';

/** A recipe as the table of all recipes lists it. Its topic is its category in the sidebar. */
export type CookbookEntry = ReturnType<typeof cookbookEntries>[number];

/** Pages of this folder explain the network. They are in the Cookbook's sidebar, but they are not recipes. */
const explanations = '/learn/';

/** The recipes of the Cookbook's sidebar that exist, in its order. */
export function cookbookEntries(
  docs: readonly Doc[],
  recipes: Recipes,
  { CookbookSidebar: sidebar }: Sidebars,
) {
  const byPath = new Map(docs.map((doc) => [doc.path, doc]));
  return (sidebar?.items ?? []).flatMap((category) => {
    if (!('items' in category)) return [];
    return category.items.flatMap((item) => {
      if (!('path' in item) || item.path.startsWith(explanations)) return [];
      const doc = byPath.get(item.path);
      if (!doc) return [];
      const { title, description } = doc.frontMatter;
      const programs = findPrograms(recipes, doc.id);
      const languages = Object.entries({ '.ts': 'TypeScript', '.rs': 'Rust', '.py': 'Python' })
        .filter(([ending]) => programs.some((file) => file.path.endsWith(ending)))
        .map(([, name]) => name);
      if (programs.length === 0) languages.push('CLI');
      const tested = summarizeTests(programs);
      return [{ path: doc.path, title, description, topic: category.label, languages, tested }];
    });
  });
}
