import type { Doc } from '@/lib/content/parse';
import { parseBody } from '@/lib/content/parse-body';
import type { ParsedPage } from '@/lib/content/plugins/context';
import { fillDocVariables } from '@/lib/content/plugins/fill-variables';
import { includeComponent } from '@/lib/content/plugins/include';
import { terms } from '@/lib/content/plugins/terms';
import { authorComponents, dataComponents } from '@/lib/reference/components';
import type { PageData } from '@/lib/reference/page-data';
import { recipeColumns } from '@/lib/reference/recipes/columns';
import { includes } from '@/lib/reference/recipes/includes';
import { recipe } from '@/lib/reference/recipes/recipe-facts';
import { proposal, referenceData } from '@/lib/reference/reference-data';

const vocabulary = {
  components: { rendered: authorComponents, replaced: { ...includeComponent, ...dataComponents } },
  fill: [proposal, recipe, referenceData, fillDocVariables, includes, recipeColumns, terms],
};

/** Parses a page with the plugins and data of the site. See `parseBody`. */
export function parsePage(doc: Doc, data: PageData): Promise<ParsedPage> {
  return parseBody(doc, data, vocabulary);
}
