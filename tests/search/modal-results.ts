import { readFileSync } from 'node:fs';
import { searchDistinct } from '@/lib/search/client/docsearch-client';
import { shortenMessage } from '@/lib/search/engine/condense-message';
import { SearchEngine } from '@/lib/search/engine/search-engine';
import { maxQueryLength, type SearchHit, stripHighlights } from '@/lib/search/response';

/** The routes with anchors that the modal lists for a query, in its order. */
export async function modalResults(engine: SearchEngine, query: string): Promise<string[]> {
  const typed = query.length > maxQueryLength.modal ? shortenMessage(query, maxQueryLength.modal) : query;
  const { hits } = await searchDistinct((page) => engine.search({ query: typed, page, snippetWords: 10 }));
  return groupByPage(hits).map(({ route }) => route);
}

/** The same, of the built site. */
export function builtModalResults(query: string): Promise<string[]> {
  return modalResults(builtEngine, query);
}

const builtEngine = new SearchEngine(async (name) =>
  JSON.parse(readFileSync(`out/search-index/${name}`, 'utf8')),
);

/** The modal shows hits of a page together, where the first of them was. */
function groupByPage(hits: readonly SearchHit[]): SearchHit[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const title = stripHighlights(hit.path[1] ?? '');
    pages.set(title, [...(pages.get(title) ?? []), hit]);
  }
  return [...pages.values()].flat();
}
