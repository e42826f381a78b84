import type { Doc } from '@/lib/content/parse';
import * as md from '../nodes';
import type { Sidebars } from '../sidebars/data';
import { findPrograms, type Recipes } from './recipes';
import { summarizeTests, type TestStatus } from './verified';

/** A recipe as the table of all recipes lists it. */
export interface CookbookEntry {
  path: string;
  title: string;
  description: string;
  /** Label of its category in the sidebar. */
  topic: string;
  languages: string[];
  /** What the tests did with its programs. */
  tested: TestStatus;
}

/** Pages of this folder explain the network. They are in the Cookbook's sidebar, but they are not recipes. */
const explanations = '/learn/';

/**
 * The recipes of the Cookbook's sidebar that exist, in its order, without the pages of categories and pages that
 * explain.
 */
export function cookbookEntries(
  docs: readonly Doc[],
  recipes: Recipes,
  { CookbookSidebar: sidebar }: Sidebars,
): CookbookEntry[] {
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

/** The table of all recipes, filterable by topic. */
export function recipeTable(entries: readonly CookbookEntry[]): md.Block {
  const rows = entries.map(({ path, title, description, topic, languages, tested }) => [
    [md.link(path, title), ` (${languages.join(', ')}; ${tested})`],
    md.parseInline(description),
    topic,
  ]);
  return md.filterTable({ label: 'Recipes', by: 'Topic' }, ['Recipe', 'What you get', 'Topic'], rows);
}
