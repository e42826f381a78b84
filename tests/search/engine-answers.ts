import { readFileSync } from 'node:fs';
import { dedupeHits } from '@/lib/search/client/docsearch-client';
import { SearchEngine } from '@/lib/search/engine/search-engine';
import { type SearchHit, stripHighlights } from '@/lib/search/response';

/** What the modal asks for (lib/search/client/docsearch-client.ts). */
export const asModal = { page: 0, snippetWords: 10 };

/** Routes with anchors that an engine answers a query with, in the order in which the modal shows them. */
export async function answersOf(engine: SearchEngine, query: string): Promise<string[]> {
  const { hits } = await engine.search({ ...asModal, query });
  return grouped(dedupeHits(hits)).map(({ route }) => route);
}

/** The engine of the site, on the index in out/. */
const exported = new SearchEngine(async (name) =>
  JSON.parse(readFileSync(`out/search-index/${name}`, 'utf8')),
);

/** Routes with anchors that the built site answers a query with. */
export function answersTo(query: string): Promise<string[]> {
  return answersOf(exported, query);
}

/** The engine of the site, on an index that is not written to files. */
export function engineOn(files: ReadonlyMap<string, unknown>): SearchEngine {
  return new SearchEngine(async (name) => {
    if (!files.has(name)) throw new Error(`no file ${name}`);
    return files.get(name);
  });
}

/** The modal shows hits of a page together, where the first of them was. */
export function grouped<Hit extends Pick<SearchHit, 'route' | 'path'>>(hits: readonly Hit[]): Hit[] {
  const pages = new Map<string, Hit[]>();
  for (const hit of hits) {
    const title = stripHighlights(hit.path[1] ?? '');
    pages.set(title, [...(pages.get(title) ?? []), hit]);
  }
  return [...pages.values()].flat();
}
