import { relatedPages, searchIndex } from './search';
import * as shapes from './shapes';
import { type IndexContent, indexOf, type Store, without } from './store';

/** A request as it came in; tests look at these. */
export interface ReceivedRequest {
  method: string;
  /** Without the parameters, decoded. */
  path: string;
  parameters: Record<string, string>;
  appId: string | undefined;
  apiKey: string | undefined;
  /** The body's JSON; undefined if it is not JSON. */
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
  [/^POST \/1\/indexes\/([^/]+)\/query$/, query],
  [
    /^GET \/1\/indexes\/[^/]+\/task\/(\d+)$/,
    (store, _, id) => ({ status: store.isPublished(Number(id)) ? 'published' : 'notPublished' }),
  ],
  [/^POST \/1\/indexes\/([^/]+)\/operation$/, operation],
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
  const { requests } = shapes.queriesBody.parse(body);
  return { results: requests.map((one) => searchIndex(one, getIndex(store, one.indexName))) };
}

function recommendations(store: Store, { body }: ReceivedRequest) {
  const { requests } = shapes.recommendBody.parse(body);
  return { results: requests.map((one) => relatedPages(one, getIndex(store, one.indexName))) };
}

function query(store: Store, { body }: ReceivedRequest, indexName: string) {
  const request = shapes.searchRequest.parse({ ...shapes.settingsBody.parse(body), indexName });
  return searchIndex(request, getIndex(store, indexName));
}

function listIndices({ indices }: Store) {
  const items = Array.from(indices, ([name, { updatedAt, records }]) => {
    return { name, updatedAt, entries: records.length };
  });
  return { items, nbPages: 1 };
}

function setSettings(store: Store, { body }: ReceivedRequest, name: string) {
  const change = shapes.settingsBody.parse(body);
  return { taskID: store.change(name, ({ settings }) => ({ settings: { ...settings, ...change } })) };
}

function batch(store: Store, { body }: ReceivedRequest, name: string) {
  const { requests } = shapes.batchBody.parse(body);
  const ids = requests.map(({ body: { objectID } }) => objectID);
  const kept = requests.filter(({ action }) => action !== 'deleteObject').map((one) => one.body);
  const taskID = store.change(name, ({ records }) => ({ records: [...without(records, ids), ...kept] }));
  return { taskID, objectIDs: ids };
}

function saveSynonyms(store: Store, { body, parameters }: ReceivedRequest, name: string) {
  const sets = shapes.synonymsBody.parse(body);
  const ids = sets.map(({ objectID }) => objectID);
  const isReplaced = parameters.replaceExistingSynonyms === 'true';
  const taskID = store.change(name, ({ synonyms }) => ({
    synonyms: isReplaced ? sets : [...without(synonyms, ids), ...sets],
  }));
  return { taskID };
}

/** If there is no such index, a move does nothing, and a copy gives an empty index. */
function operation(store: Store, { body }: ReceivedRequest, name: string) {
  const { operation: kind, destination, scope } = shapes.operationBody.parse(body);
  const taskID = store.enqueue(() => {
    const source = store.indices.get(name);
    if (!source && kind === 'move') return;
    const { settings, synonyms, records } = source ?? indexOf();
    const target = store.indices.get(destination);
    const copy = scope
      ? {
          ...target,
          ...(scope.includes('settings') && { settings }),
          ...(scope.includes('synonyms') && { synonyms }),
        }
      : { settings, synonyms, records };
    store.indices.set(destination, indexOf({ ...copy, updatedAt: new Date().toISOString() }));
    if (kind === 'move') store.indices.delete(name);
  });
  return { taskID };
}

function getIndex(store: Store, name: string): IndexContent {
  const index = store.indices.get(name);
  if (!index) throw new ServiceError(404, `Index ${name} does not exist`);
  return index;
}
