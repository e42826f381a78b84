import { highlightStart, type SearchHit } from '../response';
import type { IndexCore } from './index-format';
import type { QueryMatches } from './match-query';
import type { AnalyzedPassage, OpenIndex } from './open-index';
import { type ScoredEntry, type ScoredPassage, scorePassages } from './score';
import { highlight, snippet } from './snippet';

const hasHighlight = (text: string) => text.includes(highlightStart);

/** The hit of an entry: its best place, and the best content there. Below a question, the beginning of its answer. */
export async function createHit(entry: ScoredEntry, index: OpenIndex, matches: QueryMatches, length: number) {
  const { passages, keywords } = await index.readText(entry.id);
  const scored = entry.scored ?? scorePassages(passages, matches);
  const place = selectPlace(scored) ?? passages[0];
  const anchor = place?.anchor ?? null;
  const route = index.core.routes[index.core.pageOf[entry.id] ?? 0] ?? '/';
  const [first] = passages;
  const isQuestion = first?.heading !== undefined && first.text.endsWith('?') && first.anchor === anchor;
  const isContent = (it: AnalyzedPassage) => it.level === 0 && it.anchor === anchor;
  const best = isQuestion ? undefined : scored.find(({ passage }) => isContent(passage))?.passage;
  const content = best ?? passages.find(isContent);
  const above = passages.slice(0, place ? passages.indexOf(place) + 1 : 0);
  const path = headingPath(entry.id, above, index.core).map((heading) => highlight(heading, matches.terms));
  const cut = (text: string, words: number) =>
    words > 0 ? snippet(text, matches.terms, words, isQuestion) : '';
  const parts = content ? [cut(content.text, length)] : [];
  if (![...path, ...parts].some(hasHighlight)) {
    // The page is found by a word that it does not use: its keyword says why, in place of some words of the text.
    const keyword = keywords.find(({ text }) => hasHighlight(highlight(text, matches.terms)))?.text;
    const rest = length - (keyword?.split(' ').length ?? 0);
    if (keyword !== undefined)
      parts.splice(0, 1, ...[cut(keyword, length), cut(content?.text ?? '', rest)].filter(Boolean));
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
