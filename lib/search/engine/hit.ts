import type { SearchHit, SearchRequest } from '../response';
import { highlight, opening, snippet } from './highlight';
import type { Core, Passage } from './index-format';
import type { Ranked } from './match-passages';

/**
 * The hit of an entry. The text below a question is the beginning of its answer, and otherwise what matches best.
 *
 * @param found terms of the index that were found, to mark
 */
export function hitOf(
  id: number,
  passages: readonly Passage[],
  ranked: readonly Ranked[],
  found: ReadonlySet<string>,
  core: Core,
  { snippetWords }: SearchRequest,
): SearchHit {
  const place = placeOf(passages, ranked);
  const [, anchor] = place;
  const route = core.routes[core.pageOf[id] ?? 0] ?? '/';
  const isContent = ([level, own]: Passage) => level === 0 && own === anchor;
  const [[level, own, title] = place] = passages;
  const isAnswer = level > 1 && title.endsWith('?') && anchor === own;
  const best = isAnswer ? undefined : ranked.find(({ passage }) => isContent(passage))?.passage;
  const text = best ?? passages.find(isContent);
  const cut = isAnswer ? opening : snippet;
  return {
    route: anchor === null ? route : `${route}#${anchor}`,
    path: Array.from(pathOf(id, passages.slice(0, passages.indexOf(place) + 1), core), (part) =>
      highlight(part ?? '', found),
    ),
    ...(text ? { snippet: cut(text[2], found, snippetWords) } : {}),
  };
}

/**
 * The place in an entry that matches best; the entry itself, if nothing in it does. A text that has no more words of the
 * query than the title of its page is not such a place: the page is about them.
 */
function placeOf(passages: readonly Passage[], ranked: readonly Ranked[]): Passage {
  const [best] = ranked;
  const title = ranked.find(({ passage: [level] }) => level === 1);
  if (best && title && best.passage[0] === 0 && (best.has & ~title.has) === 0) return title.passage;
  return best?.passage ?? passages[0] ?? [1, null, ''];
}

/** The place of the last of some passages: its group, page and headings, including itself if it is a heading. */
function pathOf(id: number, passages: readonly Passage[], { pageOf, groups, titles }: Core): string[] {
  const page = pageOf[id] ?? 0;
  const path = [groups[page] ?? '', titles[pageOf.indexOf(page)] ?? ''];
  for (const [level, , heading] of passages) {
    if (level === 0) continue;
    path.length = Math.min(path.length, level);
    path[level] = heading;
  }
  return path;
}
