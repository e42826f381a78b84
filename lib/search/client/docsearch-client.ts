import type { DocSearchModalProps } from '@docsearch/react';
import { escapeHtml } from '@/lib/escape-html';
import { href } from '@/lib/url';
import { levels } from '../record';
import { partsOf, plainOf, type SearchHit } from '../response';
import { type Answer, search, stallThreshold } from './search';

/** What there is to show for a query: its answer, that it takes long, or that no engine answers; nothing for blanks. */
export type Outcome = Answer | 'stalled' | 'failed' | undefined;

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;

/**
 * Replaces the modal's client by our engines.
 *
 * A failure is reported, not thrown: the modal would ignore it and show "no results".
 *
 * @param onOutcome called with each answer or failure and its query, and before it if that takes long
 */
export function docSearchClient(onOutcome: (outcome: Outcome, query: string) => void): TransformClient {
  let newest: Promise<object> | undefined;
  const find = async (query: string, isNewest: () => boolean) => {
    const stalled = setTimeout(onOutcome, stallThreshold, 'stalled', query);
    const found = await search({ query, page: 0 }).catch((error: unknown) => {
      console.warn('No search engine answers.', error);
      return 'failed' as const;
    });
    clearTimeout(stalled);
    if (isNewest()) onOutcome(found, query);
    const { hits, total } = found === 'failed' ? { hits: [], total: 0 } : found;
    return { results: [{ hits: eachPlaceOnce(hits).map(docSearchHit), nbHits: total }] };
  };
  // An older query gets the newest one's answer: the modal shows any answer as that of what is typed.
  const answer = ({ requests: [{ query = '' } = {}] }: { requests: { query?: string }[] }) => {
    const own: Promise<object> = find(query, () => own === newest).then((found) =>
      own === newest || !newest ? found : newest,
    );
    newest = own;
    return own;
  };
  // The modal reads only hits and their number; the client's type has a hundred more fields.
  return (client) => ({ ...client, search: answer as unknown as typeof client.search });
}

/**
 * The hits without those that lead to a place again, and without pages after one of their places, which the modal would
 * show below it.
 */
export function eachPlaceOnce(hits: readonly SearchHit[]): SearchHit[] {
  const leadsTo = (hit: SearchHit, route: string) => [hit.route, hit.route.split('#', 1)[0]].includes(route);
  return hits.filter(({ route }, at) => !hits.slice(0, at).some((hit) => leadsTo(hit, route)));
}

/**
 * A hit in the modal's form. It is always a heading, because the modal keeps only those in its recent searches. The
 * text found under the heading is in the line below it. All hits are in one group: with a group for each part of the site,
 * the second-best hit could come far down. The part is named next to the title.
 */
function docSearchHit({ route, path, snippet }: SearchHit): object {
  const url = href(route);
  const [url_without_anchor, anchor = null] = url.split('#');
  const text = snippet && `<span class="search-snippet">${htmlOf(snippet)}</span>`;
  const level = path.length - 1;
  const section = `<span class="search-section">${escapeHtml(plainOf(path[0] ?? ''))}</span>`;
  const byLevel = <T>(of: (part: string, at: number) => T) =>
    Object.fromEntries(path.map((part, at) => [levels[at], of(part, at)]));
  return {
    objectID: route,
    type: levels[level],
    url,
    url_without_anchor,
    anchor,
    content: level === 1 && snippet ? escapeHtml(plainOf(snippet)) : null,
    // The modal shows the group as text and everything else as HTML.
    hierarchy: byLevel((part, at) => (at === 0 ? 'Results' : escapeHtml(plainOf(part)))),
    _snippetResult: {
      content: { value: text },
      // The title of the page is shown below the heading.
      hierarchy: byLevel((part, at) => ({
        value:
          at === level
            ? `<span class="search-name">${htmlOf(part)}</span> ${section}`
            : `${htmlOf(part)}${at === 1 && text ? ` · ${text}` : ''}`,
      })),
    },
  };
}

function htmlOf(text: string): string {
  const parts = partsOf(text).map(escapeHtml);
  return parts.map((part, at) => (at % 2 === 1 ? `<mark>${part}</mark>` : part)).join('');
}
