import { memoizeAsync } from '@/lib/memoize-async';
import { hitsPerPage, type SearchRequest, type SearchResponse } from '../response';
import { createHit } from './hit';
import { matchQuery, type QueryMatches } from './match-query';
import { type OpenIndex, openIndex } from './open-index';
import { parseQuery } from './parse-query';
import { ranking, rerankDepth } from './ranking';
import { isNamed, limitPerPage, matchTitle, type ScoredEntry, scoreEntries, scorePassages } from './score';
import type { LoadFile } from './term-lookup';

/** The embedded engine: answers queries from the files of the index, which it fetches as it needs them. */
export class SearchEngine {
  #open = memoizeAsync(openIndex);

  /** @param load its errors reject the query; the next one retries */
  constructor(private readonly load: LoadFile) {}

  /** Fetches what every query needs. */
  async open(): Promise<void> {
    await this.#open(this.load);
  }

  async search(request: SearchRequest): Promise<SearchResponse> {
    try {
      return await this.#search(request);
    } catch (error) {
      // A retry would double the wait.
      if (error instanceof DOMException && error.name === 'TimeoutError') throw error;
      // A release may have removed the files since the index was opened; the new core names the current ones.
      this.#open = memoizeAsync(openIndex);
      return this.#search(request);
    }
  }

  async #search({ query, section, page: requested, snippetWords }: SearchRequest): Promise<SearchResponse> {
    const index = await this.#open(this.load);
    const matches = await matchQuery(parseQuery(query), index);
    const entries = scoreEntries(matches, index, section);
    const pages = Math.ceil(entries.length / hitsPerPage);
    const page = Math.max(0, Math.min(requested, pages - 1));
    const from = page * hitsPerPage;
    const ranked = from < rerankDepth ? await rerank(entries, matches, index) : entries;
    const shown = ranked.slice(from, from + hitsPerPage);
    const hits = await Promise.all(shown.map((entry) => createHit(entry, index, matches, snippetWords)));
    return { hits, total: entries.length, page, pages };
  }
}

/** Reorders the best entries by their best passage, and by their best keyword if it matches better than the title. */
async function rerank(entries: readonly ScoredEntry[], matches: QueryMatches, index: OpenIndex) {
  const { weight, exponent } = ranking.text;
  const best = await Promise.all(
    entries.slice(0, rerankDepth).map(async (entry) => {
      const { passages, keywords } = await index.readText(entry.id);
      const scored = scorePassages(passages, matches);
      const perWord = (scored[0]?.score ?? 0) / matches.query.words.length;
      const keywordFactor = Math.max(1, ...keywords.map((it) => matchTitle(it, matches, ranking.keyword)));
      const keywordGain = Math.max(1, keywordFactor / entry.titleFactor);
      return { ...entry, scored, score: entry.score * (1 + weight * perWord ** exponent) * keywordGain };
    }),
  );
  best.sort((a, b) => b.score - a.score);
  const first = best.findIndex((it) => !index.yields(it.id) || isNamed(it, matches));
  if (first > 0) best.unshift(...best.splice(first, 1));
  return [...limitPerPage(best, index.core.pageOf), ...entries.slice(rerankDepth)];
}
