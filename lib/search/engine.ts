import type { SearchAnswer, SearchRequest } from './answer';
import { type Evidence, gather, type Matchable } from './evidence';
import type { Core, EntryText, Pack, Passage } from './index-format';
import { type LoadFile, openLookup } from './lookup';
import { openNames } from './near-names';
import { once } from './once';
import { rankPassages, readPassages } from './passages';
import { parseQuery } from './query';
import { ranking as fitted, type Ranking, reread } from './ranking';
import { reorder } from './reorder';
import { hitOf } from './results';
import {
  fewOfEachPage,
  importancesOf,
  matchKeywords,
  type Rankable,
  rankEntries,
  readTitles,
  type Scored,
} from './score';

/** The embedded engine: answers queries from the files of the index, which it fetches as it needs them. */
export class SearchEngine {
  #opened = once(openIndex);

  /**
   * @param load fetches a file of the index; a rejection is passed on, and the file is requested again the next time
   */
  constructor(
    private readonly load: LoadFile,
    private readonly ranking: Ranking = fitted,
  ) {}

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
    const all = rankEntries(evidence, index, this.ranking, request.section);
    const pages = Math.ceil(all.length / request.resultsPerPage);
    const page = Math.max(0, Math.min(request.page, pages - 1));
    const from = page * request.resultsPerPage;
    const best = from < reread ? await this.#reorder(all, evidence, index) : all;
    const found = new Set([...evidence.terms.keys(), ...evidence.synonyms.keys()]);
    const hits = await Promise.all(
      best.slice(from, from + request.resultsPerPage).map(async ({ id }) => {
        const { passages } = await index.text(id);
        return hitOf(id, passages, this.#ranked(passages, evidence), found, index.core, request);
      }),
    );
    return { hits, total: all.length, page, pages };
  }

  async #reorder(all: readonly Scored[], evidence: Evidence, index: Opened): Promise<Scored[]> {
    const first = all.slice(0, reread);
    const texts = await Promise.all(
      first.map(async ({ id }) => {
        const { passages, keywords } = await index.text(id);
        const passage = this.#ranked(passages, evidence)[0]?.score ?? 0;
        return { passage, keywords: matchKeywords(keywords, evidence) };
      }),
    );
    const reordered = reorder(first, texts, evidence.query, this.ranking);
    return [...fewOfEachPage(reordered, index.core.pageOf), ...all.slice(reread)];
  }

  #ranked(passages: readonly Passage[], evidence: Evidence) {
    const importances = importancesOf(evidence, this.ranking);
    return rankPassages(readPassages(passages, evidence), importances, this.ranking);
  }
}

/** An index that has been opened. */
export interface Opened extends Matchable, Rankable {
  core: Core;
  text: (id: number) => Promise<EntryText>;
}

/** Opens an index: fetches its core. */
export async function openIndex(load: LoadFile): Promise<Opened> {
  const core = (await load('core.json')) as Core;
  const packs = once(async (pack: number) => (await load(`${core.version}/text/${pack}.json`)) as Pack);
  const text = async (id: number) => (await packs(core.packs[id] ?? 0))[id] ?? { passages: [], keywords: [] };
  return {
    core,
    text,
    size: core.titles.length,
    lookup: openLookup(core, load),
    findNames: openNames(core),
    titles: core.titles.map(readTitles),
  };
}
