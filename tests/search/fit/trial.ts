import type { SearchHit } from '@/lib/search/answer';
import { buildIndex } from '@/lib/search/build-index';
import { eachPlaceOnce } from '@/lib/search/client/docsearch-client';
import { type Opened, openIndex } from '@/lib/search/engine';
import { type Evidence, gather } from '@/lib/search/evidence';
import type { EntryText } from '@/lib/search/index-format';
import { type PassageEvidence, rankPassages, readPassages } from '@/lib/search/passages';
import { parseQuery } from '@/lib/search/query';
import { type Ranking, reread } from '@/lib/search/ranking';
import type { SearchRecord } from '@/lib/search/record';
import { reorder, type TextMatch } from '@/lib/search/reorder';
import { pathOf, placeOf, routeOf } from '@/lib/search/results';
import { fewOfEachPage, importancesOf, matchKeywords, type Rankable, rankEntries } from '@/lib/search/score';
import { asModal, grouped } from '../engine-answers';
import { type Judged, type Outcome, outcomeOf } from '../judged';

/** How many entries compete for each query, in addition to those that are expected. */
const candidates = 60;

/** Judged queries with all that the index has on them, to be ranked with many constants. */
export class Trial {
  #prepared: Prepared[] = [];
  #passagesFor = '';

  private constructor(
    private readonly index: Opened,
    private readonly texts: readonly EntryText[],
    private readonly asked: readonly { judged: Judged; evidence: Evidence }[],
  ) {}

  /** Builds an index and looks up the queries. */
  static async of(records: readonly SearchRecord[], queries: readonly Judged[]): Promise<Trial> {
    const files = buildIndex(records);
    const index = await openIndex(async (name) => files.get(name));
    const texts = await Promise.all(index.core.titles.map((_, id) => index.text(id)));
    const asked = await Promise.all(
      queries.map(async (judged) => ({ judged, evidence: await gather(parseQuery(judged.query), index) })),
    );
    return new Trial(index, texts, asked);
  }

  /** Chooses the entries that compete: the best ones with these constants, and those that are expected. */
  prepare(ranking: Ranking): void {
    const { core } = this.index;
    this.#prepared = this.asked.map(({ judged, evidence }) => {
      const pages = new Set(judged.expect.map((route) => route.replace(/\/?(#.*)?$/, '')));
      const isExpected = (id: number) =>
        pages.has((core.routes[core.pageOf[id] ?? 0] ?? '').replace(/\/$/, ''));
      const ranked = rankEntries(evidence, this.index, ranking).map(({ id }) => id);
      const ids = ranked.filter((id, at) => at < candidates || (at < 5 * candidates && isExpected(id)));
      return narrow(judged, evidence, this.index, ids);
    });
  }

  /** The outcomes of the queries of `prepare` with some constants; of those that are left out, nothing. */
  outcomes(ranking: Ranking, isAsked: (query: number) => boolean = () => true): Outcome[] {
    // Most constants leave the passages as they are.
    const ofPassages = JSON.stringify([ranking.passage, ranking.rarity, ranking.number, ranking.light]);
    if (ofPassages !== this.#passagesFor) for (const { best } of this.#prepared) best.clear();
    this.#passagesFor = ofPassages;
    return this.#prepared.flatMap((it, query) =>
      isAsked(query) ? outcomeOf(it.judged, this.#routes(it, ranking)) : [],
    );
  }

  /** The routes that the modal would show: the same steps as those of the engine. */
  #routes(prepared: Prepared, ranking: Ranking): string[] {
    const { evidence, index } = prepared;
    const all = rankEntries(evidence, index, ranking);
    const first = all.slice(0, reread);
    const best = reorder(
      first,
      first.map(({ id }) => this.#bestOf(prepared, id, ranking)),
      evidence.query,
      ranking,
    );
    const hits = [...fewOfEachPage(best, index.core.pageOf), ...all.slice(reread)]
      .slice(0, asModal.resultsPerPage)
      .map(({ id }) => this.#bestOf(prepared, id, ranking));
    return grouped(eachPlaceOnce(hits)).map(({ route }) => route);
  }

  /** The best place of an entry. */
  #bestOf({ evidence, ids, read, best }: Prepared, at: number, ranking: Ranking): Best {
    const known = best.get(at);
    if (known) return known;
    const id = ids[at] ?? -1;
    const { passages = [], keywords = [] } = this.texts[id] ?? {};
    const found = read.get(at) ?? readPassages(passages, evidence);
    read.set(at, found);
    const ranked = rankPassages(found, importancesOf(evidence, ranking), ranking);
    const { core } = this.index;
    const made = {
      passage: ranked[0]?.score ?? 0,
      keywords: matchKeywords(keywords, evidence),
      route: routeOf(id, placeOf(passages, ranked), core),
      path: pathOf(id, [], core),
    };
    best.set(at, made);
    return made;
  }
}

/** The hit of an entry, and what its text has of the query. */
interface Best extends SearchHit, TextMatch {}

/** A query with the entries that compete for it; they are numbered anew, from 0. */
interface Prepared {
  judged: Judged;
  evidence: Evidence;
  index: Rankable;
  /** Numbers of the entries in the whole index. */
  ids: readonly number[];
  /** What their passages have of the query, as far as they were read. */
  read: Map<number, PassageEvidence[]>;
  /** Their best place with the latest constants. */
  best: Map<number, Best>;
}

function narrow(judged: Judged, evidence: Evidence, index: Rankable, ids: readonly number[]): Prepared {
  const of = <T>(values: ArrayLike<T>) => ids.map((id) => values[id] as T);
  const names = new Map(
    ids.flatMap((id, at): [number, number][] => {
      const likeness = evidence.names.get(id);
      return likeness === undefined ? [] : [[at, likeness]];
    }),
  );
  const { kinds, lengths, links, pageOf, sections } = index.core;
  return {
    judged,
    evidence: {
      ...evidence,
      names,
      titles: new Map(),
      slots: evidence.slots.map((slot) => ({
        ...slot,
        kinds: new Map(Array.from(slot.kinds, ([kind, values]) => [kind, Float32Array.from(of(values))])),
      })),
    },
    index: {
      titles: of(index.titles),
      core: { kinds: of(kinds), lengths: of(lengths), links: of(links), pageOf: of(pageOf), sections },
      size: index.size,
    },
    ids,
    read: new Map(),
    best: new Map(),
  };
}
