import type { Opened, SearchHit, SearchRequest, SearchResult } from './engine';
import type { Entry, Passage } from './index-format';
import { highlight, snippet } from './marks';
import type { Matches } from './match';
import { rankPassages } from './passages';
import type { Query } from './query';
import { worthShowing } from './ranking';

/** Places shown of one result. */
const mostPlaces = 3;

/**
 * An entry as a result: the place in it that answers best, and others nearly as good.
 */
export function resultOf(
  id: number,
  passages: readonly Passage[],
  query: Query,
  { terms }: Matches,
  index: Opened,
  { snippetWords, hitsPerResult = mostPlaces }: SearchRequest,
): SearchResult {
  const entry = index.entries[id];
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
    hits: [best, ...more].slice(0, hitsPerResult).map(({ at }) => {
      const anchor = passages[at]?.[1] ?? null;
      const isContent = ([level, own]: Passage) => level === 0 && own === anchor;
      const text = ranked.find(({ passage }) => isContent(passage))?.passage ?? passages.find(isContent);
      return {
        ...placeOf(entry, index, passages, at, found),
        ...(text ? { snippet: snippet(text[2], found, snippetWords) } : {}),
      };
    }),
  };
}

/** Where a passage stands: the heading above it, or itself where it is one. */
function placeOf(
  entry: Entry,
  { core, entries }: Opened,
  passages: readonly Passage[],
  at: number,
  found: ReadonlySet<string>,
): SearchHit {
  const path: string[] = [core.groups[entry.group] ?? '', entries[entry.page]?.title ?? ''];
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
