import type { SearchHit, SearchRequest } from './answer';
import { type Core, entryKinds, type Passage } from './index-format';
import { highlight, opening, snippet } from './marks';
import type { Ranked } from './passages';
import { worthShowing } from './ranking';

/**
 * The place in an entry that matches best, and others that are nearly as good. A page that is one of them comes before its
 * parts.
 */
export function placesOf(passages: readonly Passage[], ranked: readonly Ranked[], most: number): Passage[] {
  const least = (ranked[0]?.score ?? 0) * worthShowing;
  const anchors = new Set<string | null>();
  const places = ranked.filter(({ score, passage: [, anchor] }) => {
    const isShown = score >= least && !anchors.has(anchor);
    anchors.add(anchor);
    return isShown;
  });
  const shown = places.length > 0 ? places.map(({ passage }) => passage) : passages.slice(0, 1);
  const isPart = ([, anchor]: Passage) => Number(anchor !== null);
  return shown.slice(0, most).sort((a, b) => isPart(a) - isPart(b));
}

/** Route of a place of an entry, with its anchor. */
export function routeOf(id: number, [, anchor]: Passage, core: Pick<Core, 'pageOf' | 'routes'>): string {
  const route = core.routes[core.pageOf[id] ?? 0] ?? '/';
  return anchor === null ? route : `${route}#${anchor}`;
}

/**
 * The hits of an entry. The text below a question is the beginning of its answer, and otherwise what matches best.
 *
 * @param found terms of the index that were found, to mark
 */
export function hitsOf(
  id: number,
  passages: readonly Passage[],
  ranked: readonly Ranked[],
  found: ReadonlySet<string>,
  core: Core,
  { snippetWords, hitsPerResult }: SearchRequest,
): SearchHit[] {
  return placesOf(passages, ranked, hitsPerResult).map((place) => {
    const [, anchor] = place;
    const isContent = ([level, own]: Passage) => level === 0 && own === anchor;
    const isAnswer = entryKinds[core.kinds[id] ?? 0] === 'question' && anchor === passages[0]?.[1];
    const best = isAnswer ? undefined : ranked.find(({ passage }) => isContent(passage))?.passage;
    const text = best ?? passages.find(isContent);
    const cut = isAnswer ? opening : snippet;
    return {
      route: routeOf(id, place, core),
      path: Array.from(pathOf(id, passages.slice(0, passages.indexOf(place) + 1), core), (part) =>
        highlight(part ?? '', found),
      ),
      ...(text ? { snippet: cut(text[2], found, snippetWords) } : {}),
    };
  });
}

/** The place of the last of some passages: its group, page and headings, including itself if it is a heading. */
export function pathOf(
  id: number,
  passages: readonly Passage[],
  { pageOf, groups, titles }: Pick<Core, 'pageOf' | 'groups' | 'titles'>,
): string[] {
  const page = pageOf[id] ?? 0;
  const path = [groups[page] ?? '', titles[pageOf.indexOf(page)] ?? ''];
  for (const [level, , heading] of passages) {
    if (level === 0) continue;
    path.length = Math.min(path.length, level);
    path[level] = heading;
  }
  return path;
}
