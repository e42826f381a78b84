import type { DocSearchModalProps } from '@docsearch/react';
import { escapeHtml } from '@/lib/escape-html';
import { href } from '@/lib/url';
import { levels } from '../record';
import type { SearchHit, SearchResponse } from '../response';
import { hitsPerPage, splitHighlights, stripHighlights } from '../response';
import { search, stallThreshold } from './search';

/** What to show for a query: its results, that they are slow, or that no engine answers; undefined if it is blank. */
export type SearchOutcome = SearchResponse | 'stalled' | 'failed' | undefined;

/**
 * Replaces DocSearch's client by our engines. Calls back with each response or failure and its query, and before if that
 * takes long. Failures are not thrown: DocSearch would ignore them and show "no results".
 */
export function docSearchClient(
  onOutcome: (outcome: SearchOutcome, query: string) => void,
): NonNullable<DocSearchModalProps['transformSearchClient']> {
  let newest: Promise<object> | undefined;
  const find = async (query: string, isNewest: () => boolean) => {
    const stalled = setTimeout(onOutcome, stallThreshold, 'stalled', query);
    const outcome = await searchDistinct((page) => search({ query, page })).catch((error: unknown) => {
      console.warn('No search engine answers.', error);
      return 'failed' as const;
    });
    clearTimeout(stalled);
    if (isNewest()) onOutcome(outcome, query);
    const { hits, total } = outcome === 'failed' ? { hits: [], total: 0 } : outcome;
    return { results: [{ hits: hits.map(toDocSearchHit), nbHits: total }] };
  };
  // An older query gets the newest one's response: DocSearch shows any response as that of what is typed.
  const respond = ({ requests: [{ query = '' } = {}] }: { requests: { query?: string }[] }) => {
    const own: Promise<object> = find(query, () => own === newest).then((found) =>
      own === newest || !newest ? found : newest,
    );
    newest = own;
    return own;
  };
  // DocSearch reads only hits and their number; the client's type has a hundred more fields.
  return (client) => ({ ...client, search: respond as unknown as typeof client.search });
}

/** The first 20 results of a query, each place once: those of the next page take the places of the others. */
export async function searchDistinct(ask: (page: number) => Promise<SearchResponse>) {
  const first = await ask(0);
  const hits = dedupeHits(first.hits);
  if (hits.length === first.hits.length || first.pages < 2) return { ...first, hits };
  return { ...first, hits: dedupeHits([...hits, ...(await ask(1)).hits]).slice(0, hitsPerPage) };
}

/** Drops hits with the address of an earlier one, and pages below one of their own headings. */
function dedupeHits(hits: readonly SearchHit[]): SearchHit[] {
  const leadsTo = (hit: SearchHit, route: string) => [hit.route, hit.route.split('#', 1)[0]].includes(route);
  return hits.filter(({ route }, at) => !hits.slice(0, at).some((hit) => leadsTo(hit, route)));
}

/**
 * A hit as DocSearch shows it. All are headings, the only type that it keeps in recent searches, and all are in one
 * group: with a group for each section of the site, the second-best hit could be far down.
 */
function toDocSearchHit({ route, path, snippet }: SearchHit): object {
  const url = href(route);
  const [url_without_anchor, anchor = null] = url.split('#');
  const text = snippet && `<span class="search-snippet">${toHtml(snippet)}</span>`;
  const level = path.length - 1;
  const section = `<span class="search-section">${escapeHtml(stripHighlights(path[0] ?? ''))}</span>`;
  const byLevel = <T>(value: (heading: string, at: number) => T) =>
    Object.fromEntries(path.map((heading, at) => [levels[at], value(heading, at)]));
  return {
    objectID: route,
    type: levels[level],
    url,
    url_without_anchor,
    anchor,
    content: level === 1 && snippet ? escapeHtml(stripHighlights(snippet)) : null,
    // DocSearch shows the group as text and everything else as HTML.
    hierarchy: byLevel((heading, at) => (at === 0 ? 'Results' : escapeHtml(stripHighlights(heading)))),
    _snippetResult: {
      content: { value: text },
      // Below a heading, DocSearch shows the title of its page.
      hierarchy: byLevel((heading, at) => ({
        value:
          at === level
            ? `<span class="search-name">${toHtml(heading)}</span> ${section}`
            : `${toHtml(heading)}${at === 1 && text ? ` · ${text}` : ''}`,
      })),
    },
  };
}

function toHtml(highlighted: string): string {
  const parts = splitHighlights(highlighted).map(escapeHtml);
  return parts.map((part, at) => (at % 2 === 1 ? `<mark>${part}</mark>` : part)).join('');
}
