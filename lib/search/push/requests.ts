import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import type { HostedSynonym } from '../hosted-settings';
import type { SearchRecord } from '../record';
import { PushError, UnexpectedAnswer } from './push-error';
import type { Steps } from './steps';

/** The part of the service's client that pushing needs. */
export type PushClient = Pick<
  Algoliasearch,
  | 'appId'
  | 'batch'
  | 'deleteIndex'
  | 'getSettings'
  | 'getTask'
  | 'listIndices'
  | 'operationIndex'
  | 'saveSynonyms'
  | 'searchSingleIndex'
  | 'setSettings'
>;

/** An index's place: on which service, under which name. */
export interface Target {
  client: PushClient;
  indexName: string;
}

/** Some 12 minutes, with the pauses below. */
const maxPolls = 150;
const maxCounts = 5;

/** Every index of the application. */
export async function listIndices({ client }: Pick<Target, 'client'>, steps: Steps) {
  return steps.run('listing the indices', async () => {
    const { items } = await client.listIndices();
    if (!Array.isArray(items)) throw new UnexpectedAnswer();
    return items;
  });
}

/** The settings of an index. */
export async function readSettings({ client, indexName }: Target, steps: Steps): Promise<IndexSettings> {
  return steps.run('reading the settings', async () => {
    const settings = await client.getSettings({ indexName });
    if (typeof settings !== 'object' || settings === null) throw new UnexpectedAnswer();
    return settings;
  });
}

/** Removes an index; one that is gone already is no failure. */
export async function deleteIndex({ client, indexName }: Target, steps: Steps) {
  return steps.run('removing an old temporary index', async () =>
    taskOf(await client.deleteIndex({ indexName })),
  );
}

/** Sends the settings. @returns the task's id, as the other writes do */
export async function sendSettings(
  { client, indexName }: Target,
  steps: Steps,
  indexSettings: IndexSettings,
) {
  return steps.run('sending the settings', async () =>
    taskOf(await client.setSettings({ indexName, indexSettings })),
  );
}

/** Sends the synonyms in place of those that are there. */
export async function sendSynonyms(
  { client, indexName }: Target,
  steps: Steps,
  synonyms: readonly HostedSynonym[],
) {
  const synonymHit = [...synonyms];
  return steps.run('sending the synonyms', async () =>
    taskOf(await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true })),
  );
}

/** Sends some records. Sending them twice does no harm, because each has its objectID. */
export async function sendRecords(
  { client, indexName }: Target,
  steps: Steps,
  records: readonly SearchRecord[],
) {
  const requests = records.map((record) => ({ action: 'addObject' as const, body: { ...record } }));
  return steps.run('sending the records', async () =>
    taskOf(await client.batch({ indexName, batchWriteParams: { requests } })),
  );
}

/** Renames an index onto another. A second try after a lost answer does nothing: there is no such index any more. */
export async function moveIndex({ client, indexName }: Target, steps: Steps, destination: string) {
  const operationIndexParams = { operation: 'move' as const, destination };
  return steps.run(
    'moving the new index into place',
    async () => taskOf(await client.operationIndex({ indexName, operationIndexParams })),
    true,
  );
}

/** Waits until the service has done a task. */
export async function finishTask({ client, indexName }: Target, steps: Steps, taskID: number): Promise<void> {
  for (let poll = 1; poll <= maxPolls; poll++) {
    const status = await steps.run('waiting for the service to finish', async () => {
      const task = await client.getTask({ indexName, taskID });
      if (typeof task?.status !== 'string') throw new UnexpectedAnswer();
      return task.status;
    });
    if (status === 'published') return;
    await steps.pause(Math.min(poll * 200, 5000));
  }
  throw new PushError(`The service did not finish task ${taskID} in time. Try again later.`);
}

/** Fails unless the index holds so many records. It asks a few times, because a search may be behind the writes. */
export async function checkCount(
  { client, indexName }: Target,
  steps: Steps,
  expected: number,
): Promise<void> {
  // Records of one url count as one hit unless `distinct` is off.
  const searchParams = {
    query: '',
    hitsPerPage: 1,
    distinct: false,
    analytics: false,
    attributesToRetrieve: [],
  };
  let found = 0;
  for (let count = 1; count <= maxCounts; count++) {
    found = await steps.run('counting the records', async () => {
      const { nbHits } = await client.searchSingleIndex({ indexName, searchParams });
      if (typeof nbHits !== 'number') throw new UnexpectedAnswer();
      return nbHits;
    });
    if (found === expected) return;
    if (count < maxCounts) await steps.pause(count * 1000);
  }
  throw new PushError(`The service holds ${found} of the ${expected} records that were sent.`);
}

function taskOf(answer: { taskID: number } | undefined): number {
  if (typeof answer?.taskID !== 'number') throw new UnexpectedAnswer();
  return answer.taskID;
}
