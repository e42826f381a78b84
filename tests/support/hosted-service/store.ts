import { setTimeout as sleep } from 'node:timers/promises';

/** A record or a set of synonyms, as it was sent. */
export type Item = Record<string, unknown> & { objectID: string };

/** An index with everything that moves along with it. */
export interface IndexContent {
  records: Item[];
  settings: Record<string, unknown>;
  synonyms: Item[];
  updatedAt: string;
}

/** An index; what is not given is empty. */
export function indexOf(content: Partial<IndexContent> = {}): IndexContent {
  return { records: [], settings: {}, synonyms: [], updatedAt: new Date().toISOString(), ...content };
}

/** The items with others, which replace those of the same ids. */
export function withItems(items: readonly Item[], others: readonly Item[]): Item[] {
  const ids = others.map(({ objectID }) => objectID);
  return [...items.filter(({ objectID }) => !ids.includes(objectID)), ...others];
}

/** What the service keeps: indices by name, and the tasks that change them, one after the other. */
export class Store {
  readonly indices = new Map<string, IndexContent>();
  readonly #published: boolean[] = [];
  #queue = Promise.resolve();

  /** @param taskDelay milliseconds that a task takes; 0 is at once */
  constructor(private readonly taskDelay: number) {}

  /** Queues a change of the indices. @returns the task's id */
  enqueue(apply: () => void): number {
    const taskID = this.#published.push(false);
    const run = () => {
      apply();
      this.#published[taskID - 1] = true;
    };
    if (this.taskDelay === 0) run();
    else this.#queue = this.#queue.then(() => sleep(this.taskDelay)).then(run);
    return taskID;
  }

  /** Like `enqueue`, for a change of one index, which is created if it does not exist. */
  change(name: string, apply: (index: IndexContent) => Partial<IndexContent>): number {
    return this.enqueue(() => {
      const index = this.indices.get(name) ?? indexOf();
      this.indices.set(name, indexOf({ ...index, ...apply(index), updatedAt: new Date().toISOString() }));
    });
  }

  isPublished(taskID: number): boolean {
    return this.#published[taskID - 1] === true;
  }
}
