import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen';

/** A record or a set of synonyms, as it was sent. */
type Item = Record<string, unknown> & { objectID: string };

/** An index with everything that moves along with it. */
interface Index {
  records: Item[];
  settings: object;
  synonyms: Item[];
}

type Indices = Map<string, Index>;

/** Application and key that the stand-in knows. */
export const access = { appId: 'TESTAPP', apiKey: 'test-key' };

export type HostedService = Awaited<ReturnType<typeof startHostedService>>;

/**
 * Starts a server that imitates the hosted search service, over a real socket, so that the real client is tested. Tasks
 * are done at once.
 */
export async function startHostedService() {
  const indices: Indices = new Map();
  const requests: { method: string; path: string; body: unknown }[] = [];
  let fault: number | 'silence' | undefined;

  const answer = (incoming: IncomingMessage, body: unknown): [status: number, json: object] => {
    const { method = '', url = '' } = incoming;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const path = decodeURIComponent(pathname);
    requests.push({ method, path, body });
    if (typeof fault === 'number') return [fault, { message: `Fault on demand: ${fault}`, status: fault }];
    // The client has both ways to name itself.
    const credential = (name: string) => incoming.headers[name] ?? searchParams.get(name);
    const [appId, key] = ['x-algolia-application-id', 'x-algolia-api-key'].map(credential);
    if (appId !== access.appId || key !== access.apiKey)
      return [403, { message: 'Invalid Application-ID or API key', status: 403 }];
    const [, name = ''] = /^\/1\/indexes\/([^/*]+)/.exec(path) ?? [];
    const endpoint = endpoints[`${method} ${name === '' ? path : path.replace(name, 'NAME')}`];
    return endpoint ? [200, endpoint(indices, body, name)] : [400, { message: 'Unknown path', status: 400 }];
  };
  const server = createServer(async (incoming, response) => {
    // Pages of any origin may ask.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (incoming.method === 'OPTIONS') return void response.writeHead(204).end();
    const body = await text(incoming);
    const [status, json] = answer(incoming, body === '' ? undefined : JSON.parse(body));
    if (fault === 'silence') return;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
  const { port, close } = await listen(server);
  return {
    ...access,
    url: `http://127.0.0.1:${port}`,
    requests,
    indices,
    /** Lets all requests fail from now on, with a status or without an answer; `undefined` ends it. */
    fail: (order: typeof fault) => {
      fault = order;
    },
    close,
  };
}

/** What the service does for each method and path; NAME is the index. */
const endpoints: Record<string, (indices: Indices, body: unknown, name: string) => object> = {
  'POST /1/indexes/*/queries': (indices, body) => {
    const { requests } = body as { requests: Query[] };
    return { results: requests.map((query) => search(query, recordsOf(indices, query.indexName))) };
  },
  'POST /1/indexes/*/recommendations': (indices, body) => {
    const { requests } = body as { requests: Recommend[] };
    return { results: requests.map((query) => recommend(query, recordsOf(indices, query.indexName))) };
  },
  'PUT /1/indexes/NAME/settings': (indices, body, name) =>
    change(indices, name, { settings: body as object }),
  'POST /1/indexes/NAME/synonyms/batch': (indices, body, name) =>
    change(indices, name, { synonyms: body as Item[] }),
  'POST /1/indexes/NAME/batch': (indices, body, name) => {
    const sent = (body as { requests: { body: Item }[] }).requests.map((one) => one.body);
    const objectIDs = sent.map(({ objectID }) => objectID);
    return { ...change(indices, name, { records: [...recordsOf(indices, name), ...sent] }), objectIDs };
  },
  'POST /1/indexes/NAME/operation': (indices, body, name) => {
    const { operation, destination } = body as { operation: string; destination: string };
    const { records = [], ...others } = indices.get(name) ?? {};
    if (operation === 'copy') return change(indices, destination, others);
    indices.delete(name);
    return change(indices, destination, { records, ...others });
  },
  'DELETE /1/indexes/NAME': (indices, _body, name) => {
    indices.delete(name);
    return { taskID: 1 };
  },
  'GET /1/indexes/NAME/task/1': () => ({ status: 'published' }),
};

function recordsOf(indices: Indices, name: string): Item[] {
  return indices.get(name)?.records ?? [];
}

/** Changes an index, which is created if it does not exist. */
function change(indices: Indices, name: string, content: Partial<Index>): object {
  indices.set(name, { records: [], settings: {}, synonyms: [], ...indices.get(name), ...content });
  return { taskID: 1 };
}

/** What the site sends with each query. */
interface Query {
  indexName: string;
  query: string;
  page: number;
  hitsPerPage: number;
  facetFilters: string[];
  attributesToRetrieve: string[];
  highlightPreTag: string;
  highlightPostTag: string;
}

/** The records that pass the filters and contain every word of the query, one of each address, as they were sent. */
function search(request: Query, records: readonly Item[]): object {
  const { query, page, hitsPerPage, facetFilters, highlightPreTag, highlightPostTag } = request;
  const words = query.toLowerCase().split(/\s+/);
  const found = records.filter((record) => {
    const passes = (filter: string) => {
      const [name = '', value] = filter.split(/:(.*)/s);
      return [record[name]].flat().includes(value);
    };
    const { hierarchy, content, terms, keywords } = record;
    const searched = JSON.stringify([hierarchy, content, terms, keywords]).toLowerCase();
    return words.every((word) => searched.includes(word)) && facetFilters.every(passes);
  });
  /** Each text with the words that were found between the query's tags. */
  const mark = (value: unknown): unknown => {
    if (typeof value !== 'string') return undefined;
    const isFound = (token: string) => words.some((word) => token.toLowerCase().includes(word));
    const markToken = (token: string) =>
      isFound(token) ? highlightPreTag + token + highlightPostTag : token;
    return { value: value.replace(/\S+/g, markToken) };
  };
  const toHit = (record: Item) => ({
    ...Object.fromEntries(request.attributesToRetrieve.map((name) => [name, record[name]])),
    _snippetResult: {
      content: mark(record.content),
      hierarchy: Object.fromEntries(
        Object.entries(record.hierarchy as object).map(([level, heading]) => [level, mark(heading)]),
      ),
    },
  });
  const hits = onePer('url', found);
  return {
    hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(toHit),
    nbHits: hits.length,
    nbPages: Math.ceil(hits.length / hitsPerPage),
  };
}

interface Recommend {
  indexName: string;
  objectID: string;
  maxRecommendations: number;
}

/** Records of other pages than the requested one, one of each page; none for a record that is not there. */
function recommend({ objectID, maxRecommendations }: Recommend, records: readonly Item[]): object {
  const page = records.find((record) => record.objectID === objectID)?.url_without_anchor;
  const others = page ? records.filter((record) => record.url_without_anchor !== page) : [];
  return { hits: onePer('url_without_anchor', others).slice(0, maxRecommendations) };
}

/** The first record of each value of an attribute. */
function onePer(attribute: string, records: readonly Item[]): Item[] {
  const first = new Map(records.toReversed().map((record) => [record[attribute], record]));
  return records.filter((record) => first.get(record[attribute]) === record);
}
