import type { Core, Entry, Pack, Passage } from './index-format';
import { type LoadFile, Lookup } from './lookup';
import { highlight, type Run, snippet } from './marks';
import { type Matches, match, titleFactor } from './match';
import { rankPassages } from './passages';
import { parseQuery, type Query } from './query';

/** What a reader asks for. */
export interface SearchRequest {
  query: string;
  /** Name of the sidebar to stay in; absent for all. */
  section?: string;
  /** Number of the page of results, from 0. */
  page: number;
  /** Most results a page of results has. */
  hitsPerPage: number;
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
  /** Pages of results there are. */
  pages: number;
}

/** Results whose text is read before they are put in their final order. */
const reread = 10;

/** Places shown of one result, beside its best. */
const morePlaces = 2;

/** A further place must be this good, as a share of the best. */
const worthShowing = 0.75;

/** The embedded engine: answers queries from the files of the index, which it fetches as it needs them. */
export class SearchEngine {
  #opened: Promise<{ core: Core; lookup: Lookup }> | undefined;
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
    const { core, lookup } = await this.#open();
    if (query.words.length === 0) return { results: [], total: 0, pages: 0 };
    const matches = await match(query, lookup);
    const ranked = rankEntries(query, matches, core, request.section);
    const from = request.page * request.hitsPerPage;
    const best = from === 0 ? await this.#reorder(ranked, query, matches, core) : ranked;
    const shown = best.slice(from, from + request.hitsPerPage);
    const results = await Promise.all(
      shown.map(async ({ id }) =>
        this.#result(id, await this.#passages(id, core), query, matches, core, request),
      ),
    );
    return { results, total: ranked.length, pages: Math.ceil(ranked.length / request.hitsPerPage) };
  }

  #open(): Promise<{ core: Core; lookup: Lookup }> {
    this.#opened ??= this.load('core.json').then((core) => ({
      core: core as Core,
      lookup: new Lookup(core as Core, this.load),
    }));
    this.#opened.catch(() => {
      this.#opened = undefined;
    });
    return this.#opened;
  }

  async #passages(id: number, core: Core): Promise<Passage[]> {
    const number = core.entries[id]?.pack ?? 0;
    const loading =
      this.#packs.get(number) ??
      this.load(`${core.version}/text/${number}.json`).then((pack) => pack as Pack);
    loading.catch(() => this.#packs.delete(number));
    this.#packs.set(number, loading);
    return (await loading)[id] ?? [];
  }

  /** The best results once more in order, now by what their text says. */
  async #reorder(ranked: Scored[], query: Query, matches: Matches, core: Core): Promise<Scored[]> {
    const first = await Promise.all(
      ranked.slice(0, reread).map(async ({ id, score }) => {
        const [best] = rankPassages(await this.#passages(id, core), query, matches.terms);
        return { id, score: score * (1 + 3 * ((best?.score ?? 0) / query.words.length) ** 3) };
      }),
    );
    return [...first.sort((a, b) => b.score - a.score), ...ranked.slice(reread)];
  }

  #result(
    id: number,
    passages: Passage[],
    query: Query,
    { terms }: Matches,
    core: Core,
    { snippetWords }: SearchRequest,
  ): SearchResult {
    const entry = core.entries[id];
    if (!entry) return { hits: [] };
    const ranked = rankPassages(passages, query, terms);
    const best = ranked[0] ?? { at: 0, score: 0 };
    const anchors = new Set([passages[best.at]?.[1]]);
    const more = ranked.slice(1).filter(({ score, passage: [, anchor] }) => {
      if (score < best.score * worthShowing || anchors.has(anchor)) return false;
      anchors.add(anchor);
      return true;
    });
    const found = new Set(terms.flatMap((it) => [...it]));
    return {
      hits: [best, ...more.slice(0, morePlaces)].map(({ at }) => {
        const anchor = passages[at]?.[1] ?? null;
        const isContent = ([level, own]: Passage) => level === 0 && own === anchor;
        const text = ranked.find(({ passage }) => isContent(passage))?.passage ?? passages.find(isContent);
        return {
          ...placeOf(entry, core, passages, at, found),
          ...(text ? { snippet: snippet(text[2], found, snippetWords) } : {}),
        };
      }),
    };
  }
}

interface Scored {
  id: number;
  score: number;
}

/** Entries in the order of how well they answer, by the index alone. */
function rankEntries(query: Query, matches: Matches, core: Core, section: string | undefined): Scored[] {
  const wanted = section === undefined ? undefined : core.sections.indexOf(section);
  return [...matches.entries]
    .filter(([id]) => wanted === undefined || core.entries[id]?.section === wanted)
    .map(([id, { score, covered }]) => {
      const share = covered.size / query.words.length;
      const title = titleFactor(core.entries[id]?.title ?? '', query, matches.terms);
      return { id, score: score * share ** 3 * title };
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

/** Where a passage stands: the heading above it, or itself where it is one. */
function placeOf(
  entry: Entry,
  core: Core,
  passages: readonly Passage[],
  at: number,
  found: ReadonlySet<string>,
): SearchHit {
  const path: string[] = [core.groups[entry.group] ?? '', entry.title];
  // A part of a page begins with its own heading; the page's title is that of the page.
  if (entry.anchor !== undefined) path[1] = core.entries.find((it) => it.route === entry.route)?.title ?? '';
  for (const [level, , heading] of passages.slice(0, at + 1)) {
    if (level === 0) continue;
    path.length = Math.min(path.length, level);
    path[level] = heading;
  }
  const anchor = passages[at]?.[1] ?? null;
  const route = anchor === null ? entry.route : `${entry.route}#${anchor}`;
  return {
    id: route,
    route,
    level: path.length - 1,
    path: Array.from(path, (part) => highlight(part ?? '', found)),
  };
}
