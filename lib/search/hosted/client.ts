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
type Snippet = { value?: unknown };

/** A hit as the service sends it: any part may be missing. */
type RawHit = Partial<SearchRecord> & {
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
  const { results } = await client.search<RawHit>({
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
  const [first] = results;
  const hits = readHits(first).flatMap(toHit);
  const { nbHits = hits.length, nbPages = 1 } = first as { nbHits?: number; nbPages?: number };
  if (page >= nbPages && nbPages > 0)
    return searchHosted(client, indexName, { ...request, page: nbPages - 1 });
  return { hits, total: nbHits, page, pages: nbPages };
}

function readHits(result: unknown): RawHit[] {
  const { hits } = Object(result) as { hits?: unknown };
  if (!Array.isArray(hits)) throw new Error('The response of the search service has no hits.');
  return hits;
}

/** A hit of the service as ours; none if its address or title is missing. */
function toHit({ hierarchy, url, content, _snippetResult: snippets }: RawHit): SearchHit[] {
  if (typeof url !== 'string' || !URL.canParse(url) || !hierarchy?.lvl1) return [];
  // Records have the production address; links stay on the current host.
  const { pathname, hash } = new URL(url);
  const depth = levels.findLastIndex((level) => typeof hierarchy[level] === 'string') + 1;
  const text = (level: Level) => String(snippets?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '');
  const snippet = content && { snippet: String(snippets?.content?.value ?? content) };
  return [{ route: toRoute(pathname) + hash, path: levels.slice(0, depth).map(text), ...snippet }];
}

/** Up to a number of pages that the service recommends to readers of a page. */
export async function recommendHosted(
  client: Client,
  indexName: string,
  route: string,
  most: number,
): Promise<PageLink[]> {
  const page = toRoute(route);
  // The record of a page is named by its route, which ends in a slash where the page is the first of a folder.
  const objectIDs = page === '/' ? ['/#:0'] : [`${page}#:0`, `${page}/#:0`];
  const request = { indexName, model: 'related-products', threshold: 0, maxRecommendations: most };
  const requests = objectIDs.map((objectID) => ({ ...request, objectID }));
  const { results } = await client.customPost({ path: '1/indexes/*/recommendations', body: { requests } });
  if (!Array.isArray(results)) throw new Error('The response of the search service has no recommendations.');
  return results.flatMap(readHits).flatMap((hit) => {
    const label = hit.hierarchy?.lvl1;
    const href = toHit(hit)[0]?.route.split('#')[0] ?? page;
    return label && href !== page ? [{ label, href }] : [];
  });
}
