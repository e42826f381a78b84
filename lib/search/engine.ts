import { type Core, type Entry, type Pack, type Passage, readEntries } from './index-format';
import { type LoadFile, Lookup } from './lookup';
import type { Run } from './marks';
import { type Matches, match, titleFactor } from './match';
import { rankPassages, wordsSaid } from './passages';
import { parseQuery, type Query } from './query';
import { coverage, inherited, reread, textBoost } from './ranking';
import { resultOf } from './results';
import { wordsOf } from './words';

/** What a reader asks for. */
export interface SearchRequest {
  query: string;
  /** Name of the sidebar to stay in; absent for all. */
  section?: string;
  /** Number of the page of results, from 0. */
  page: number;
  /** Most hits a page of results has; the hosted engine counts those. */
  hitsPerPage: number;
  /** Most results a page of results has; the embedded engine counts those. */
  resultsPerPage: number;
  /** Most hits a result of the embedded engine has; 3 where it is not said. */
  hitsPerResult?: number;
  /** Words a snippet has. */
  snippetWords: number;
}

/** One place that answers the query: a page, or a heading in it. */
export interface SearchHit {
  /** Same for the same place. */
  id: string;
  /** Route with its anchor. */
  route: string;
  /** Level of the heading; 1 is the page's title. */
  level: number;
  /** Group, page and headings, outermost first; a level that is left out is empty. */
  path: Run[][];
  /** The part of its text that answers best, or how it begins; absent where it has none. */
  snippet?: Run[];
}

/** A page, or a part of one, that answers: its best place first. */
export interface SearchResult {
  hits: SearchHit[];
}

export interface SearchAnswer {
  results: SearchResult[];
  /** Results there are in all. */
  total: number;
  /** Number of the page of results that this is, from 0: the last where a later one was asked for. */
  page: number;
  /** Pages of results there are. */
  pages: number;
}

/** The embedded engine: answers queries from the files of the index, which it fetches as it needs them. */
export class SearchEngine {
  #opened: Promise<Opened> | undefined;
  readonly #packs = new Map<number, Promise<Pack>>();

  /** @param load fetches a file of the index; a rejection is passed on, and the file asked for again the next time */
  constructor(private readonly load: LoadFile) {}

  /** Fetches what every query needs. */
  async open(): Promise<void> {
    await this.#open();
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    try {
      return await this.#search(request);
    } catch {
      // A release since the index was opened may have taken its files away; the next core names those there are.
      this.#opened = undefined;
      this.#packs.clear();
      return this.#search(request);
    }
  }

  async #search(request: SearchRequest): Promise<SearchAnswer> {
    const query = parseQuery(request.query);
    const index = await this.#open();
    if (query.words.length === 0) return { results: [], total: 0, page: 0, pages: 0 };
    const matches = await match(query, index.lookup);
    const ranked = rankEntries(query, matches, index, request.section);
    const pages = Math.ceil(ranked.length / request.resultsPerPage);
    const page = Math.max(0, Math.min(request.page, pages - 1));
    const from = page * request.resultsPerPage;
    const best = from < reread ? await this.#reorder(ranked, query, matches, index) : ranked;
    const shown = best.slice(from, from + request.resultsPerPage);
    const results = await Promise.all(
      shown.map(async ({ id }) =>
        resultOf(id, await this.#passages(id, index), query, matches, index, request),
      ),
    );
    return { results, total: ranked.length, page, pages };
  }

  #open(): Promise<Opened> {
    this.#opened ??= this.load('core.json').then((file) => {
      const core = file as Core;
      return { core, entries: readEntries(core.entries), lookup: new Lookup(core, this.load), titles: [] };
    });
    this.#opened.catch(() => {
      this.#opened = undefined;
    });
    return this.#opened;
  }

  async #passages(id: number, { core, entries }: Opened): Promise<Passage[]> {
    const number = entries[id]?.pack ?? 0;
    const loading =
      this.#packs.get(number) ??
      this.load(`${core.version}/text/${number}.json`).then((pack) => pack as Pack);
    loading.catch(() => this.#packs.delete(number));
    this.#packs.set(number, loading);
    return (await loading)[id] ?? [];
  }

  /** The best results once more in order, now by what their text says. */
  async #reorder(ranked: Scored[], query: Query, matches: Matches, index: Opened): Promise<Scored[]> {
    const first = await Promise.all(
      ranked.slice(0, reread).map(async ({ id, score }) => {
        const passages = await this.#passages(id, index);
        const [best] = rankPassages(passages, query, matches.terms);
        // A word that is only in the keywords is said of the page as a whole, as by a heading above all of it.
        const unsaid = (matches.entries.get(id)?.covered.size ?? 0) - wordsSaid(passages, matches.terms).size;
        const said = (best?.score ?? 0) + inherited * Math.max(0, unsaid);
        return {
          id,
          score: score * (1 + textBoost.weight * (said / query.words.length) ** textBoost.exponent),
        };
      }),
    );
    return [...first.sort((a, b) => b.score - a.score), ...ranked.slice(reread)];
  }
}

/** An index that has been opened. */
export interface Opened {
  core: Core;
  entries: Entry[];
  lookup: Lookup;
  /** Words of the title of each entry, as far as they were asked for. */
  titles: string[][];
}

interface Scored {
  id: number;
  score: number;
}

/** Entries in the order of how well they answer, by the index alone. */
function rankEntries(
  query: Query,
  matches: Matches,
  { core, entries, titles }: Opened,
  section: string | undefined,
): Scored[] {
  const wanted = section === undefined ? undefined : core.sections.indexOf(section);
  return [...matches.entries]
    .filter(([id]) => wanted === undefined || entries[id]?.section === wanted)
    .map(([id, { score, covered }]) => {
      const share = covered.size / query.words.length;
      titles[id] ??= wordsOf(entries[id]?.title ?? '');
      const weight = core.weights[entries[id]?.section ?? 0] ?? 1;
      const about = titleFactor(titles[id], query, matches.terms);
      return { id, score: score * share ** coverage * about * weight };
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
}
