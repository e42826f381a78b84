import type { DocSearchHit, DocSearchModalProps } from '@docsearch/react';
import { escapeHtml } from '@/lib/escape-html';
import { href } from '@/lib/url';
import type { SearchHit } from '../engine';
import type { Run } from '../marks';
import { levels } from '../record';
import { type Answer, search } from './search';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** Hits the modal shows (specification section 9), and results that give about as many; each needs a file. */
const hitsPerPage = 20;
const resultsPerPage = 10;

/** Words of a snippet if the modal does not ask for a number (specification section 9). */
const snippetWords = 10;

/**
 * Replaces the modal's client by our engines.
 *
 * A failure is reported, not thrown: the modal would drop it at once and show that there are no results.
 *
 * @param version name of the version that is searched
 * @param onAnswer called with each answer, or with a failure
 */
export function docSearchClient(
  version: string,
  onAnswer: (answer: Answer | 'failed') => void,
): TransformClient {
  return (client) => {
    const answer = async (requests: readonly { query?: string; attributesToSnippet?: string[] }[]) => {
      const [{ query = '', attributesToSnippet = [] } = {}] = requests;
      const words = Number(attributesToSnippet[0]?.split(':')[1] ?? snippetWords);
      try {
        const request = { query, page: 0, hitsPerPage, resultsPerPage, snippetWords: words };
        const found = await search(request, version);
        onAnswer(found);
        const hits = found.results.flatMap((result) => result.hits).slice(0, hitsPerPage);
        return { results: [{ hits: hits.map(docSearchHit), nbHits: found.total }] };
      } catch (error) {
        console.warn('No search engine answers.', error);
        onAnswer('failed');
        return { results: [{ hits: [], nbHits: 0 }] };
      }
    };
    // The modal reads only hits and their number; the client's type has a hundred more fields.
    const search_ = (({ requests }: { requests: readonly object[] }) => answer(requests)) as unknown;
    return { ...client, search: search_ as typeof client.search };
  };
}

/**
 * A hit in the modal's form. It is always a heading, because the modal keeps only those in its recent searches. The
 * text found under the heading is in the line below it.
 */
function docSearchHit({ id, route, level, path, snippet }: SearchHit): DocSearchHit {
  const url = href(route);
  const [url_without_anchor = url, anchor = null] = url.split('#');
  const plain = levels.map((_, at) => textOf(path[at]));
  const text = snippet ? `<span class="search-snippet">${htmlOf(snippet)}</span>` : '';
  const rendered = levels.map((_, at) => {
    const html = htmlOf(path[at] ?? []);
    // The modal shows the group as text and everything else as HTML, and a page's title below its heading.
    if (at === 0) return plain[0] ?? '';
    return at === 1 && level > 1 && text !== '' ? `${html} · ${text}` : html;
  });
  const result = {
    content: highlighted(text),
    hierarchy: byLevel(rendered.map(highlighted)),
    hierarchy_camel: [],
  };
  const hierarchy = byLevel(plain.map((it) => (it === null ? null : escapeHtml(it))));
  return {
    objectID: id,
    type: levels[level] ?? 'lvl1',
    url,
    url_without_anchor,
    anchor,
    content: level === 1 && snippet ? escapeHtml(textOf(snippet) ?? '') : null,
    hierarchy: { ...hierarchy, lvl0: plain[0] ?? '', lvl1: hierarchy.lvl1 ?? '' },
    _highlightResult: result,
    _snippetResult: result,
  };
}

function highlighted(value: string) {
  return { value, matchLevel: 'none' as const, matchedWords: [] };
}

/** Values by level. */
function byLevel<T>(values: readonly T[]): Record<(typeof levels)[number], T> {
  return Object.fromEntries(levels.map((level, at) => [level, values[at]])) as Record<
    (typeof levels)[number],
    T
  >;
}

function textOf(runs: readonly Run[] | undefined): string | null {
  const text = runs?.map(([part]) => part).join('') ?? '';
  return text === '' ? null : text;
}

function htmlOf(runs: readonly Run[]): string {
  return runs
    .map(([text, isFound]) => (isFound ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}
