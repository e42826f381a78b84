/** A record as it was sent. */
export type StoredRecord = Record<string, unknown> & { objectID: string };

/** A set of synonyms as it was sent. */
export type StoredSynonym = Record<string, unknown> & { objectID: string };

/** One index with everything that moves along with it. */
export interface StoredIndex {
  records: Map<string, StoredRecord>;
  settings: Record<string, unknown>;
  synonyms: Map<string, StoredSynonym>;
  createdAt: string;
  updatedAt: string;
}

/** What the service keeps: indices by name, and the tasks that change them. */
export interface Store {
  indices: Map<string, StoredIndex>;
  /** Puts a change of an index in the queue, where all wait their turn. @returns the task's id */
  change(name: string, apply: (index: StoredIndex) => void): number;
  /** As `change`, for what works on whole indices. */
  enqueue(apply: () => void): number;
  /** Whether a task is done; undefined for an id that was never given. */
  isPublished(taskID: number): boolean | undefined;
}

/** An index without records. */
export function emptyIndex(now = new Date().toISOString()): StoredIndex {
  return { records: new Map(), settings: {}, synonyms: new Map(), createdAt: now, updatedAt: now };
}

/** The content of an index as plain lists. */
export interface IndexContent {
  records: StoredRecord[];
  settings: Record<string, unknown>;
  synonyms: StoredSynonym[];
  updatedAt: string;
}

/** An index as plain lists. */
export function contentOf({ records, settings, synonyms, updatedAt }: StoredIndex): IndexContent {
  return { records: [...records.values()], settings, synonyms: [...synonyms.values()], updatedAt };
}

/** An index made of plain lists. */
export function indexOf({
  records = [],
  settings = {},
  synonyms = [],
  ...rest
}: Partial<IndexContent>): StoredIndex {
  const byId = <T extends { objectID: string }>(items: T[]) =>
    new Map(items.map((item) => [item.objectID, item]));
  return { ...emptyIndex(), ...rest, records: byId(records), settings, synonyms: byId(synonyms) };
}

/** A copy that later changes of the original do not reach. */
export function copyIndex(index: StoredIndex): StoredIndex {
  return {
    ...index,
    records: new Map(index.records),
    settings: { ...index.settings },
    synonyms: new Map(index.synonyms),
  };
}

/** An empty store whose tasks are done `taskDelay` milliseconds after the one before them; 0 is at once. */
export function createStore(taskDelay: number): Store {
  const indices = new Map<string, StoredIndex>();
  const published = new Map<number, boolean>();
  let queue = Promise.resolve();

  const enqueue = (apply: () => void) => {
    const taskID = published.size + 1;
    const run = () => {
      apply();
      published.set(taskID, true);
    };
    published.set(taskID, false);
    if (taskDelay === 0) run();
    else queue = queue.then(() => new Promise((done) => setTimeout(done, taskDelay))).then(run);
    return taskID;
  };

  return {
    indices,
    enqueue,
    change: (name, apply) =>
      enqueue(() => {
        const index = indices.get(name) ?? emptyIndex();
        indices.set(name, index);
        apply(index);
        index.updatedAt = new Date().toISOString();
      }),
    isPublished: (taskID) => published.get(taskID),
  };
}
