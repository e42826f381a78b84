import { liteClient } from 'algoliasearch/lite';
import type { PageLink } from '@/lib/navigation/types';
import { toRoute } from '@/lib/url';
import { docsLanguage, docsTag, type Level, levels, type SearchRecord } from '../record';
import {
  highlightEnd,
  highlightStart,
  hitsPerPage,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
} from '../response';
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
  const [{ hits, nbHits: total = 0, nbPages: pages = 0 }] = results as [(typeof results)[number]];
  if (page >= pages && pages > 0) return searchHosted(client, indexName, { ...request, page: pages - 1 });
  return { hits: hits.map(toHit), total, page, pages };
}

function toHit({ hierarchy, url, content, _snippetResult: snippets }: RawHit): SearchHit {
  // Records have the production address; links stay on the current host.
  const { pathname, hash } = new URL(url);
  const depth = levels.findLastIndex((level) => hierarchy[level] !== null) + 1;
  const text = (level: Level) => snippets?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '';
  const snippet = content && { snippet: snippets?.content?.value ?? content };
  return { route: toRoute(pathname) + hash, path: levels.slice(0, depth).map(text), ...snippet };
}

/** Up to a number of pages that the service recommends to readers of a page. */
export async function recommendHosted(
  client: Client,
  indexName: string,
  route: string,
  most: number,
): Promise<PageLink[]> {
  const page = toRoute(route);
  const request = { indexName, model: 'related-products', threshold: 0, maxRecommendations: most };
  const answer = await client.customPost({
    path: '1/indexes/*/recommendations',
    // The first record of a page is the page itself.
    body: { requests: [{ ...request, objectID: `${page}#:0` }] },
  });
  const { results } = answer as unknown as { results: { hits: Pick<SearchRecord, 'hierarchy' | 'url'>[] }[] };
  const pages = results
    .flatMap(({ hits }) => hits)
    .map(({ hierarchy: { lvl1 }, url }) => ({ label: lvl1 ?? '', href: toRoute(new URL(url).pathname) }));
  return pages.filter(({ href }) => href !== page);
}
