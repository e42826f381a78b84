import { liteClient } from 'algoliasearch/lite';
import { toRoute } from '@/lib/url';
import { docsLanguage, docsTag, type Level, levels, type SearchRecord } from '../record';
import type { SearchHit, SearchRequest, SearchResponse } from '../response';
import { highlightEnd, highlightStart, hitsPerPage } from '../response';
import { type HostedConfig, toHost } from './config';

/** Limits of the specification's section 9, in milliseconds. */
const timeouts = { connect: 1000, read: 2000, write: 30_000 };

type Client = ReturnType<typeof liteClient>;
type Snippet = { value: string };

/** A hit as the service sends it: a record, with snippets of the texts that it has. */
type RawHit = Pick<SearchRecord, 'hierarchy' | 'content' | 'url'> & {
  _snippetResult?: { content?: Snippet; hierarchy?: Partial<Record<Level, Snippet>> };
};

export function createHostedClient({ appId, apiKey, host }: HostedConfig): Client {
  return liteClient(appId, apiKey, { timeouts, ...(host !== undefined && { hosts: [toHost(host)] }) });
}

/** Queries the hosted service. Beyond the last page of results, it returns the last one. @throws if it fails */
export async function searchHosted(
  client: Client,
  indexName: string,
  request: SearchRequest,
  lastPage?: number,
): Promise<SearchResponse> {
  const { query, section, page, snippetWords } = request;
  const facetFilters = [`language:${docsLanguage}`, `docusaurus_tag:${docsTag}`];
  if (section !== undefined) facetFilters.push(`section:${section}`);
  const snippeted = [...levels.slice(1).map((level) => `hierarchy.${level}`), 'content'];
  const { results } = await client.searchForHits<RawHit>({
    requests: [
      {
        indexName,
        query,
        page,
        hitsPerPage,
        facetFilters,
        attributesToRetrieve: ['hierarchy', 'content', 'url'],
        attributesToSnippet: snippeted.map((attribute) => `${attribute}:${snippetWords}`),
        snippetEllipsisText: '…',
        highlightPreTag: highlightStart,
        highlightPostTag: highlightEnd,
        clickAnalytics: false,
      },
    ],
  });
  // An answer of another shape throws, and the embedded engine takes over.
  const [{ hits, nbHits, nbPages }] = results as [(typeof results)[number]];
  const [total, pages] = [checkCount(nbHits), checkCount(nbPages)];
  // Once: the number of pages may change between two answers.
  if (page >= pages && pages > 0 && page !== lastPage)
    return searchHosted(client, indexName, { ...request, page: pages - 1 }, pages - 1);
  return { hits: hits.map(toHit), total, page: Math.min(page, Math.max(0, pages - 1)), pages };
}

function toHit({ hierarchy, url, content, _snippetResult: snippets }: RawHit): SearchHit {
  const depth = levels.findLastIndex((level) => hierarchy[level] !== null) + 1;
  const text = (level: Level) => checkText(snippets?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '');
  const snippet = content && { snippet: checkText(snippets?.content?.value ?? content) };
  return { route: checkAddress(url), path: levels.slice(0, depth).map(text), ...snippet };
}

const checkCount = (count = 0) => check(count, Number.isSafeInteger(count) && count >= 0);

const checkText = (text: unknown) => check(text as string, typeof text === 'string');

/** The route, with its anchor, of a record's address. It has the production host; links stay on the current one. */
function checkAddress(url: string): string {
  const { protocol, pathname, hash } = new URL(url);
  // What begins with two slashes would be the address of another host.
  return toRoute(check(pathname, /^https?:$/.test(protocol) && !/^\/[/\\]/.test(pathname))) + hash;
}

/** @throws TypeError if a part of an answer is not right */
function check<T>(part: T, isRight: boolean): T {
  if (isRight) return part;
  throw new TypeError(`The search service answered ${JSON.stringify(part)}.`);
}

/** Up to a number of pages that the service recommends to readers of a page. */
export async function recommendHosted(client: Client, indexName: string, route: string, most: number) {
  const page = toRoute(route);
  const request = { indexName, model: 'related-products', threshold: 0, maxRecommendations: most };
  const answer = await client.customPost({
    path: '1/indexes/*/recommendations',
    // The first record of a page is the page itself.
    body: { requests: [{ ...request, objectID: `${page}#:0` }] },
  });
  const { results } = answer as unknown as { results: { hits: Pick<SearchRecord, 'hierarchy' | 'url'>[] }[] };
  const labels = results
    .flatMap(({ hits }) => hits)
    .map(({ hierarchy: { lvl1 }, url }) => [checkAddress(url).replace(/#.*/, ''), checkText(lvl1)] as const);
  // Each page once, though several of its records may be among them.
  const pages = [...new Map(labels)].map(([href, label]) => ({ label, href }));
  return pages.filter(({ href }) => href !== page).slice(0, most);
}
