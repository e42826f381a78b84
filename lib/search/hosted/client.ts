import { liteClient } from 'algoliasearch/lite';
import { routeOf } from '@/lib/url';
import type { RelatedPage } from '../build/related-pages';
import { docsLanguage, docsTag, type Level, levels, type SearchRecord } from '../record';
import {
  foundEnd,
  foundStart,
  hitsPerPage,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
} from '../response';
import type { HostedConfig } from './config';

/** Limits of the specification's section 9, in milliseconds. They are also the official client's defaults. */
const timeouts = { connect: 1000, read: 2000, write: 30_000 };

type Client = ReturnType<typeof liteClient>;

type Snippet = { value?: unknown } | undefined;

/** A hit as the service sends it: any part may be missing. */
type RawHit = Partial<SearchRecord> & {
  _snippetResult?: { content?: Snippet; hierarchy?: Partial<Record<Level, Snippet>> };
};

/** A client for the hosted service. */
export function openHosted({ appId, apiKey, host }: HostedConfig): Client {
  return liteClient(appId, apiKey, { timeouts, ...(host !== undefined && { hosts: [hostOf(host)] }) });
}

/** A base URL in the client's form. */
function hostOf(baseUrl: string) {
  const { host: url, protocol } = new URL(baseUrl);
  return { url, accept: 'readWrite' as const, protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}

/**
 * Queries the hosted service: one multi-index query by POST, within the pages' language and docs tag. If there are fewer
 * pages of results than asked for, it answers with the last one.
 */
export async function searchHosted(
  client: Client,
  indexName: string,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const { query, section, page, snippetWords } = request;
  const filters = [`language:${docsLanguage}`, `docusaurus_tag:${docsTag}`];
  const cut = [...levels.slice(1).map((level) => `hierarchy.${level}`), 'content'];
  const { results } = await client.search<RawHit>({
    requests: [
      {
        indexName,
        query,
        page,
        hitsPerPage,
        facetFilters: [...filters, ...(section === undefined ? [] : [`section:${section}`])],
        attributesToRetrieve: ['hierarchy', 'content', 'url'],
        attributesToSnippet: cut.map((attribute) => `${attribute}:${snippetWords}`),
        snippetEllipsisText: '…',
        highlightPreTag: foundStart,
        highlightPostTag: foundEnd,
        clickAnalytics: false,
      },
    ],
  });
  const [first] = results;
  const hits = hitsIn(first).flatMap((hit) => hitOf(hit) ?? []);
  const { nbHits = hits.length, nbPages = 1 } = first as { nbHits?: number; nbPages?: number };
  if (page >= nbPages && nbPages > 0)
    return searchHosted(client, indexName, { ...request, page: nbPages - 1 });
  return { hits, total: nbHits, page, pages: nbPages };
}

/** The hits of one of the service's results. @throws if it has none, not even an empty list */
function hitsIn(result: unknown): RawHit[] {
  const { hits } = Object(result) as { hits?: unknown };
  if (!Array.isArray(hits)) throw new Error('the answer has no hits');
  return hits;
}

/** A hit of the service in the site's form; undefined if its address or title is missing. */
function hitOf({ hierarchy, url, content, _snippetResult: cut }: RawHit): SearchHit | undefined {
  if (typeof url !== 'string' || !URL.canParse(url) || !hierarchy?.lvl1) return undefined;
  // Records have the production address; links stay on the current host.
  const { pathname, hash } = new URL(url);
  const deepest = levels.findLastIndex((level) => typeof hierarchy[level] === 'string');
  return {
    route: routeOf(pathname) + hash,
    path: levels
      .slice(0, deepest + 1)
      .map((level) => String(cut?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '')),
    ...(content ? { snippet: String(cut?.content?.value ?? content) } : {}),
  };
}

/** Pages related to the one of a route, by the service's recommendation call (POST). */
export async function recommendHosted(
  client: Client,
  indexName: string,
  route: string,
  most: number,
): Promise<RelatedPage[]> {
  const page = routeOf(route);
  // The record of a page is named by its route, which ends in a slash where the page is the first of a folder.
  const objectIDs = page === '/' ? ['/#:0'] : [`${page}#:0`, `${page}/#:0`];
  const { results } = await client.customPost({
    path: '1/indexes/*/recommendations',
    body: {
      requests: objectIDs.map((objectID) => ({
        indexName,
        model: 'related-products',
        objectID,
        threshold: 0,
        maxRecommendations: most,
      })),
    },
  });
  if (!Array.isArray(results)) throw new Error('the answer has no recommendations');
  return results.flatMap(hitsIn).flatMap((hit) => {
    const title = hit.hierarchy?.lvl1;
    const to = hitOf(hit)?.route.split('#')[0] ?? page;
    return title && to !== page ? [{ title, route: to }] : [];
  });
}
