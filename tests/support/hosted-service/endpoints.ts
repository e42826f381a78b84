import { z } from 'zod';
import { queriesBody, recommendBody, relatedPages, searchIndex } from './search';
import { type IndexContent, indexOf, type Store, withItems } from './store';

/** A request as it came in; tests look at these. */
export interface ReceivedRequest {
  method: string;
  /** Without the parameters, decoded. */
  path: string;
  appId: string | undefined;
  apiKey: string | undefined;
  /** The body as JSON; undefined if it is empty. */
  body: unknown;
}

/** A refusal by the service. */
export class ServiceError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const item = z.looseObject({ objectID: z.string().min(1) });
const settingsBody = z.record(z.string(), z.unknown());
const batchBody = z.strictObject({
  requests: z.array(z.strictObject({ action: z.literal('addObject'), body: item })),
});
const words = z.array(z.string().min(1)).max(20);
const synonymsBody = z.array(
  z.union([
    item.extend({ type: z.literal('synonym'), synonyms: words.min(2) }),
    item.extend({ type: z.literal('onewaysynonym'), input: z.string().min(1), synonyms: words.min(1) }),
  ]),
);
const moveBody = z.strictObject({ operation: z.literal('move'), destination: z.string().min(1) });

type Endpoint = (store: Store, request: ReceivedRequest, name: string) => unknown;

const routes: [RegExp, Endpoint][] = [
  [/^POST \/1\/indexes\/\*\/queries$/, queries],
  [/^POST \/1\/indexes\/\*\/recommendations$/, recommendations],
  [/^GET \/1\/indexes$/, listIndices],
  [
    /^DELETE \/1\/indexes\/([^/]+)$/,
    (store, _, name) => ({ taskID: store.enqueue(() => store.indices.delete(name)) }),
  ],
  [/^GET \/1\/indexes\/([^/]+)\/settings$/, (store, _, name) => getIndex(store, name).settings],
  [/^PUT \/1\/indexes\/([^/]+)\/settings$/, setSettings],
  [/^POST \/1\/indexes\/([^/]+)\/batch$/, batch],
  [/^POST \/1\/indexes\/([^/]+)\/synonyms\/batch$/, saveSynonyms],
  [
    /^GET \/1\/indexes\/[^/]+\/task\/(\d+)$/,
    (store, _, id) => ({ status: store.isPublished(Number(id)) ? 'published' : 'notPublished' }),
  ],
  [/^POST \/1\/indexes\/([^/]+)\/operation$/, move],
];

/** Does what a request asks for. @returns the answer's JSON */
export function respond(store: Store, request: ReceivedRequest): unknown {
  const line = `${request.method} ${request.path}`;
  for (const [pattern, endpoint] of routes) {
    const match = pattern.exec(line);
    if (match) return endpoint(store, request, match[1] ?? '');
  }
  throw new ServiceError(405, `Method or path not known: ${line}`);
}

function queries(store: Store, { body }: ReceivedRequest) {
  const { requests } = queriesBody.parse(body);
  return { results: requests.map((one) => searchIndex(one, getIndex(store, one.indexName))) };
}

function recommendations(store: Store, { body }: ReceivedRequest) {
  const { requests } = recommendBody.parse(body);
  return { results: requests.map((one) => relatedPages(one, getIndex(store, one.indexName))) };
}

function listIndices({ indices }: Store) {
  const items = Array.from(indices, ([name, { updatedAt, records }]) => {
    return { name, updatedAt, entries: records.length };
  });
  return { items, nbPages: 1 };
}

function setSettings(store: Store, { body }: ReceivedRequest, name: string) {
  const change = settingsBody.parse(body);
  return { taskID: store.change(name, ({ settings }) => ({ settings: { ...settings, ...change } })) };
}

function batch(store: Store, { body }: ReceivedRequest, name: string) {
  const sent = batchBody.parse(body).requests.map((one) => one.body);
  const taskID = store.change(name, ({ records }) => ({ records: withItems(records, sent) }));
  return { taskID, objectIDs: sent.map(({ objectID }) => objectID) };
}

function saveSynonyms(store: Store, { body }: ReceivedRequest, name: string) {
  const sent = synonymsBody.parse(body);
  return { taskID: store.change(name, ({ synonyms }) => ({ synonyms: withItems(synonyms, sent) })) };
}

/** If the index does not exist, a move does nothing. */
function move(store: Store, { body }: ReceivedRequest, name: string) {
  const { destination } = moveBody.parse(body);
  const taskID = store.enqueue(() => {
    const source = store.indices.get(name);
    if (!source) return;
    store.indices.set(destination, indexOf({ ...source, updatedAt: new Date().toISOString() }));
    store.indices.delete(name);
  });
  return { taskID };
}

function getIndex(store: Store, name: string): IndexContent {
  const index = store.indices.get(name);
  if (!index) throw new ServiceError(404, `Index ${name} does not exist`);
  return index;
}
