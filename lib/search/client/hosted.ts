import { liteClient } from 'algoliasearch/lite';
import { routeOf } from '@/lib/url';
import { latestVersion, versionOf } from '@/lib/version';
import type { SearchAnswer, SearchHit, SearchRequest } from '../engine';
import type { HostedConfig } from '../hosted-config';
import type { Run } from '../marks';
import { docsLanguage, docsTag, levels, type SearchRecord } from '../record';

/** Limits of the specification's section 9, in milliseconds. They are also the official client's defaults. */
const timeouts = { connect: 1000, read: 2000, write: 30_000 };

type Client = ReturnType<typeof liteClient>;

/** A hit as the service sends it: any part may be missing. */
type RawHit = Partial<SearchRecord> & { _snippetResult?: unknown; _highlightResult?: unknown };

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
 * Asks the hosted service: one multi-index query by POST, within the pages' language and version. If that finds
 * nothing, the index may lack the facets that it is filtered by, so it is asked again without filters. Results from
 * other versions are left out of that answer.
 */
export async function searchHosted(
  client: Client,
  indexName: string,
  request: SearchRequest,
  version = latestVersion,
): Promise<SearchAnswer> {
  const filters = [`language:${docsLanguage}`, `docusaurus_tag:${docsTag(version)}`];
  const answer = await askLastPage(client, indexName, request, filters);
  if (answer.total > 0) return answer;
  const unfiltered = await askLastPage(client, indexName, request, []);
  const own = unfiltered.results.filter(({ hits: [hit] }) => hit && versionOf(hit.route) === version);
  return own.length > 0 ? { ...unfiltered, results: own } : answer;
}

/** Asks for a page of results; if there are fewer pages, for the last one. */
async function askLastPage(
  client: Client,
  indexName: string,
  request: SearchRequest,
  filters: string[],
): Promise<SearchAnswer> {
  const answer = await ask(client, indexName, request, filters);
  if (request.page < answer.pages || answer.pages === 0) return answer;
  return ask(client, indexName, { ...request, page: answer.pages - 1 }, filters);
}

async function ask(
  client: Client,
  indexName: string,
  { query, section, page, hitsPerPage, snippetWords }: SearchRequest,
  filters: string[],
): Promise<SearchAnswer> {
  const cut = [...levels.slice(1).map((level) => `hierarchy.${level}`), 'content'];
  const { results } = await client.search<RawHit>({
    requests: [
      {
        indexName,
        query,
        page,
        hitsPerPage,
        facetFilters: [...filters, ...(section === undefined ? [] : [`section:${section}`])],
        attributesToRetrieve: [
          'hierarchy',
          'content',
          'anchor',
          'url',
          'url_without_anchor',
          'type',
          'section',
        ],
        attributesToSnippet: cut.map((attribute) => `${attribute}:${snippetWords}`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        clickAnalytics: false,
      },
    ],
  });
  const [first] = results;
  const hits = hitsIn(first).flatMap((hit) => hitOf(hit) ?? []);
  const { nbHits = hits.length, nbPages = 1 } = first as { nbHits?: number; nbPages?: number };
  return { results: byPage(hits), total: nbHits, page, pages: nbPages };
}

/** The hits of one of the service's results. @throws if it has none, not even an empty list */
function hitsIn(result: unknown): RawHit[] {
  const hits = property(result, 'hits');
  if (!Array.isArray(hits)) throw new Error('the answer has no hits');
  return hits;
}

/** Groups the hits of a page into one result; results and the hits in them stay in order. */
function byPage(hits: readonly SearchHit[]): SearchAnswer['results'] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const page = hit.route.split('#')[0] ?? '';
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages.values()].map((own) => ({ hits: own }));
}

/** A hit of the service as one of ours; undefined if its address or title is missing. */
function hitOf(hit: RawHit): SearchHit | undefined {
  const { hierarchy, url, content } = hit;
  if (typeof url !== 'string' || !URL.canParse(url) || !hierarchy?.lvl1) return undefined;
  // Records carry the address of production; the reader stays on this host.
  const { pathname, hash } = new URL(url);
  const deepest = levels.findLastIndex((level) => typeof hierarchy[level] === 'string');
  const route = routeOf(pathname) + hash;
  return {
    id: route,
    route,
    level: deepest,
    path: levels
      .slice(0, deepest + 1)
      .map((level) => marked(hit, `hierarchy.${level}`) ?? [[hierarchy[level] ?? '', false]]),
    ...(content ? { snippet: marked(hit, 'content') ?? [[content, false]] } : {}),
  };
}

/** The service's rendering of an attribute: text, with what was found between the tags that we asked for. */
function marked(hit: RawHit, path: string): Run[] | undefined {
  for (const rendering of [hit._snippetResult, hit._highlightResult]) {
    const found = path.split('.').reduce<unknown>((value, key) => property(value, key), rendering);
    const value = property(found, 'value');
    if (typeof value !== 'string') continue;
    return value
      .split(/<mark>(.*?)<\/mark>/s)
      .map((text, at): Run => [text, at % 2 === 1])
      .filter(([text]) => text !== '');
  }
  return undefined;
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

/** A page that the service recommends. */
export interface Recommendation {
  title: string;
  route: string;
}

/** Pages of the same version related to the one of a route, by the service's recommendation call (POST). */
export async function recommendHosted(
  client: Client,
  indexName: string,
  route: string,
  most: number,
): Promise<Recommendation[]> {
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
    const found = hitOf(hit);
    const title = hit.hierarchy?.lvl1;
    const to = found?.route.split('#')[0] ?? page;
    const isWanted = to !== page && versionOf(to) === versionOf(page);
    return title && isWanted ? [{ title, route: to }] : [];
  });
}
