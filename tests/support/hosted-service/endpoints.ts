import type { ReceivedRequest } from './received-request';
import type { Answer } from './search';
import { ServiceError } from './service-error';
import * as shapes from './shapes';
import { copyIndex, emptyIndex, type Store, type StoredIndex } from './store';

/** What the endpoints work with. */
export interface Service {
  store: Store;
  answer(request: shapes.SearchRequest, index: StoredIndex): Answer;
  recommend(request: shapes.RecommendRequest, index: StoredIndex): Answer;
}

type Endpoint = (service: Service, request: ReceivedRequest, name: string, id: string) => unknown;

const routes: [RegExp, Endpoint][] = [
  [/^POST \/1\/indexes\/\*\/queries$/, queries],
  [/^POST \/1\/indexes\/\*\/recommendations$/, recommendations],
  [/^GET \/1\/indexes$/, listIndices],
  [/^DELETE \/1\/indexes\/([^/]+)$/, deleteIndex],
  [/^GET \/1\/indexes\/([^/]+)\/settings$/, (service, _, name) => getIndex(service, name).settings],
  [/^PUT \/1\/indexes\/([^/]+)\/settings$/, setSettings],
  [/^POST \/1\/indexes\/([^/]+)\/batch$/, batch],
  [/^POST \/1\/indexes\/([^/]+)\/synonyms\/batch$/, saveSynonyms],
  [/^POST \/1\/indexes\/([^/]+)\/query$/, query],
  [/^GET \/1\/indexes\/([^/]+)\/task\/(\d+)$/, getTask],
  [/^POST \/1\/indexes\/([^/]+)\/operation$/, operation],
];

/** Does what a request asks for. @returns the answer's JSON */
export function respond(service: Service, request: ReceivedRequest): unknown {
  for (const [pattern, endpoint] of routes) {
    const match = pattern.exec(`${request.method} ${request.path}`);
    if (match) return endpoint(service, request, match[1] ?? '', match[2] ?? '');
  }
  throw new ServiceError(405, `Method or path not known: ${request.method} ${request.path}`);
}

function queries({ store, answer }: Service, { body }: ReceivedRequest) {
  const { requests } = shapes.queriesBody.parse(body);
  return { results: requests.map((one) => answer(one, getIndex({ store }, one.indexName))) };
}

function recommendations({ store, recommend }: Service, { body }: ReceivedRequest) {
  const { requests } = shapes.recommendBody.parse(body);
  return { results: requests.map((one) => recommend(one, getIndex({ store }, one.indexName))) };
}

function query({ store, answer }: Service, { body }: ReceivedRequest, name: string) {
  const request = shapes.searchRequest.parse({ ...shapes.settingsBody.parse(body ?? {}), indexName: name });
  return answer(request, getIndex({ store }, name));
}

function listIndices({ store }: Service) {
  const items = [...store.indices].map(([name, index]) => {
    const size = JSON.stringify([...index.records.values()]).length;
    return {
      name,
      createdAt: index.createdAt,
      updatedAt: index.updatedAt,
      entries: index.records.size,
      dataSize: size,
      fileSize: size,
      lastBuildTimeS: 0,
      numberOfPendingTasks: 0,
      pendingTask: false,
    };
  });
  return { items, nbPages: 1 };
}

function deleteIndex({ store }: Service, _: ReceivedRequest, name: string) {
  return { taskID: store.enqueue(() => store.indices.delete(name)), deletedAt: new Date().toISOString() };
}

function setSettings({ store }: Service, { body }: ReceivedRequest, name: string) {
  const settings = shapes.settingsBody.parse(body);
  return updated(store.change(name, (index) => Object.assign(index.settings, settings)));
}

function batch({ store }: Service, { body }: ReceivedRequest, name: string) {
  const { requests } = shapes.batchBody.parse(body);
  const taskID = store.change(name, ({ records }) => {
    for (const { action, body: record } of requests) {
      if (action === 'deleteObject') records.delete(record.objectID);
      else records.set(record.objectID, record);
    }
  });
  return { taskID, objectIDs: requests.map(({ body: record }) => record.objectID) };
}

function saveSynonyms({ store }: Service, { body, parameters }: ReceivedRequest, name: string) {
  const sets = shapes.synonymsBody.parse(body);
  const taskID = store.change(name, ({ synonyms }) => {
    if (parameters.replaceExistingSynonyms === 'true') synonyms.clear();
    for (const set of sets) synonyms.set(set.objectID, set);
  });
  return updated(taskID);
}

function getTask({ store }: Service, _: ReceivedRequest, _name: string, id: string) {
  const isPublished = store.isPublished(Number(id));
  if (isPublished === undefined) throw new ServiceError(404, 'Task does not exist');
  return { status: isPublished ? 'published' : 'notPublished', pendingTask: !isPublished };
}

/** A move of an index that is not there is accepted and does nothing; the copy of one gives an empty index. */
function operation({ store }: Service, { body }: ReceivedRequest, name: string) {
  const { operation: kind, destination, scope } = shapes.operationBody.parse(body);
  const taskID = store.enqueue(() => {
    const source = store.indices.get(name);
    const copy = copyIndex(source ?? emptyIndex());
    copy.updatedAt = new Date().toISOString();
    if (kind === 'move') {
      if (source) store.indices.set(destination, copy);
      store.indices.delete(name);
    } else if (scope) {
      const target = store.indices.get(destination) ?? emptyIndex();
      if (scope.includes('settings')) target.settings = copy.settings;
      if (scope.includes('synonyms')) target.synonyms = copy.synonyms;
      store.indices.set(destination, target);
    } else store.indices.set(destination, copy);
  });
  return updated(taskID);
}

function updated(taskID: number) {
  return { taskID, updatedAt: new Date().toISOString() };
}

function getIndex({ store }: Pick<Service, 'store'>, name: string): StoredIndex {
  const index = store.indices.get(name);
  if (!index) throw new ServiceError(404, `Index ${name} does not exist`);
  return index;
}
