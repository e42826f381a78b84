import { hitsPerPage, type SearchAnswer, type SearchRequest } from './answer';
import type { Core, Pack, Passage } from './index-format';
import { type LoadFile, type Lookup, openLookup } from './lookup';
import { type Matches, match, titleFactor } from './match';
import { once } from './once';
import { rankPassages } from './passages';
import { parseQuery, type Query } from './query';
import { coverage, reread, textBoost } from './ranking';
import { hitsOf } from './results';
import { wordsOf } from './words';

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
    const query = parseQuery(request.query);
    const index = await this.#opened(this.load);
    const matches = await match(query, index.lookup);
    const ranked = rankEntries(query, matches, index, request.section);
    const pages = Math.ceil(ranked.length / request.resultsPerPage);
    const page = Math.max(0, Math.min(request.page, pages - 1));
    const from = page * request.resultsPerPage;
    const best = from < reread ? await reorder(ranked, query, matches, index) : ranked;
    const hits = await Promise.all(
      best
        .slice(from, from + request.resultsPerPage)
        .map(async ({ id }) =>
          hitsOf(id, await index.passages(id), query, matches.terms, index.core, request),
        ),
    );
    return { hits: hits.flat().slice(0, hitsPerPage), total: ranked.length, page, pages };
  }
}

/** An index that has been opened. */
interface Opened {
  core: Core;
  lookup: Lookup;
  passages: (id: number) => Promise<Passage[]>;
  /** Words of the title of each entry. */
  titles: string[][];
}

async function openIndex(load: LoadFile): Promise<Opened> {
  const core = (await load('core.json')) as Core;
  const packs = once(async (pack: number) => (await load(`${core.version}/text/${pack}.json`)) as Pack);
  const passages = async (id: number) => (await packs(core.packs[id] ?? 0))[id] ?? [];
  return { core, lookup: openLookup(core, load), passages, titles: core.titles.map(wordsOf) };
}

interface Scored {
  id: number;
  score: number;
}

/** Entries ordered by relevance, by the index alone. */
function rankEntries(
  query: Query,
  matches: Matches,
  { core, titles }: Opened,
  section: string | undefined,
): Scored[] {
  return [...matches.entries]
    .filter(([id]) => section === undefined || core.sections[id] === section)
    .map(([id, { score, covered }]) => {
      const share = covered.size / query.words.length;
      const about = titleFactor(titles[id] ?? [], query, matches.terms);
      return { id, score: score * share ** coverage * about * (core.weights[id] ?? 1) };
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

/** The best results, reordered by their text. */
async function reorder(ranked: Scored[], query: Query, matches: Matches, index: Opened): Promise<Scored[]> {
  const first = await Promise.all(
    ranked.slice(0, reread).map(async ({ id, score }) => {
      const passages = await index.passages(id);
      const [best] = rankPassages(passages, query, matches.terms);
      const said = (best?.score ?? 0) / query.words.length;
      return { id, score: score * (1 + textBoost.weight * said ** textBoost.exponent) };
    }),
  );
  return [...first.sort((a, b) => b.score - a.score), ...ranked.slice(reread)];
}
