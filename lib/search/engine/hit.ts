import type { SearchHit } from '../response';
import type { IndexCore } from './index-format';
import type { QueryMatches } from './match-query';
import type { AnalyzedPassage, OpenIndex } from './open-index';
import { type ScoredPassage, scorePassages } from './score';
import { hasHighlight, highlight, snippet } from './snippet';

/** The hit of an entry: its best place, and the best content there. Below a question, the beginning of its answer. */
export async function createHit(id: number, index: OpenIndex, matches: QueryMatches, snippetWords: number) {
  const { passages, keywords } = await index.readText(id);
  const scored = scorePassages(passages, matches);
  const place = selectPlace(scored) ?? passages[0];
  const anchor = place?.anchor ?? null;
  const route = index.core.routes[index.core.pageOf[id] ?? 0] ?? '/';
  const [first] = passages;
  const isQuestion = first?.heading !== undefined && first.text.endsWith('?') && first.anchor === anchor;
  const isContent = (it: AnalyzedPassage) => it.level === 0 && it.anchor === anchor;
  const best = isQuestion ? undefined : scored.find(({ passage }) => isContent(passage))?.passage;
  const content = best ?? passages.find(isContent);
  const above = passages.slice(0, place ? passages.indexOf(place) + 1 : 0);
  const path = headingPath(id, above, index.core).map((heading) => highlight(heading, matches.terms));
  const parts = content ? [snippet(content.text, matches.terms, snippetWords, isQuestion)] : [];
  if (![...path, ...parts].some(hasHighlight)) {
    // The page is found by a word that it does not use: its keyword says why.
    const keyword = keywords.map(({ text }) => highlight(text, matches.terms)).find(hasHighlight);
    if (keyword !== undefined) parts.unshift(keyword);
  }
  return {
    route: anchor === null ? route : `${route}#${anchor}`,
    path,
    ...(parts.length > 0 && { snippet: parts.join(' · ') }),
  } satisfies SearchHit;
}

/** The best passage; or the title, if the best is content that matches no other words: the page is about them. */
function selectPlace(scored: readonly ScoredPassage[]): AnalyzedPassage | undefined {
  const [best] = scored;
  const title = scored.find(({ passage }) => passage.level === 1);
  const addsNothing = best && title && best.passage.level === 0 && (best.mask & ~title.mask) === 0;
  return (addsNothing ? title : best)?.passage;
}

/** Group, page and headings of the last of some passages, including itself if it is a heading. */
function headingPath(id: number, passages: readonly AnalyzedPassage[], core: IndexCore): string[] {
  const { pageOf, groups, titles } = core;
  const page = pageOf[id] ?? 0;
  const path = [groups[page] ?? '', titles[pageOf.indexOf(page)] ?? ''];
  for (const { level, text } of passages) {
    if (level === 0) continue;
    path.length = Math.min(path.length, level);
    path[level] = text;
  }
  // Levels that a page leaves out are holes.
  return Array.from(path, (heading) => heading ?? '');
}
