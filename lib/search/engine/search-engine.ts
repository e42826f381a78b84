import { once } from '../memoize-async';
import { hitsPerPage, type SearchAnswer, type SearchRequest } from '../response';
import { hitOf } from './hit';
import { rankPassages } from './match-passages';
import { type Evidence, gather } from './match-query';
import { type OpenIndex, openIndex } from './open-index';
import { parseQuery } from './parse-query';
import { ranking, reread } from './ranking';
import { fewOfEachPage, keywordFactor, rankEntries, type Scored } from './score';
import type { LoadFile } from './term-lookup';

/** The embedded engine: answers queries from the files of the index, which it fetches as it needs them. */
export class SearchEngine {
  #opened = once(openIndex);

  /**
   * @param load fetches a file of the index; a rejection is passed on, and the file is requested again the next time
   */
  constructor(private readonly load: LoadFile) {}

  /** Fetches what every query needs. */
  async open(): Promise<void> {
    await this.#opened(this.load);
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    try {
      return await this.#search(request);
    } catch (error) {
      // The reader has waited long enough.
      if (error instanceof DOMException && error.name === 'TimeoutError') throw error;
      // A release may have removed the files since the index was opened; the new core names the current ones.
      this.#opened = once(openIndex);
      return this.#search(request);
    }
  }

  async #search(request: SearchRequest): Promise<SearchAnswer> {
    const index = await this.#opened(this.load);
    const evidence = await gather(parseQuery(request.query), index);
    const all = rankEntries(evidence, index, request.section);
    const pages = Math.ceil(all.length / hitsPerPage);
    const page = Math.max(0, Math.min(request.page, pages - 1));
    const from = page * hitsPerPage;
    const best = from < reread ? await reorderByText(all, evidence, index) : all;
    const found = new Set([...evidence.terms.keys(), ...evidence.synonyms.keys()]);
    const hits = await Promise.all(
      best.slice(from, from + hitsPerPage).map(async ({ id }) => {
        const { passages } = await index.text(id);
        return hitOf(id, passages, rankPassages(passages, evidence), found, index.core, request);
      }),
    );
    return { hits, total: all.length, page, pages };
  }
}

/**
 * The results, the first of them reordered by how well their best passage matches, and their best keyword if it matches
 * better than their title.
 */
async function reorderByText(
  all: readonly Scored[],
  evidence: Evidence,
  { core, text }: OpenIndex,
): Promise<Scored[]> {
  const { weight, exponent } = ranking.text;
  const first = await Promise.all(
    all.slice(0, reread).map(async (entry) => {
      const { passages, keywords } = await text(entry.id);
      const [best] = rankPassages(passages, evidence);
      const said = (best?.score ?? 0) / evidence.query.words.length;
      const named = Math.max(1, keywordFactor(keywords, evidence) / entry.title);
      return { ...entry, score: entry.score * (1 + weight * said ** exponent) * named };
    }),
  );
  first.sort((a, b) => b.score - a.score);
  return [...fewOfEachPage(first, core.pageOf), ...all.slice(reread)];
}
