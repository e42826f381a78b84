import { randomBytes } from 'node:crypto';
import type { Algoliasearch } from 'algoliasearch';
import { CommandError } from '../cli';
import { hostedSettings, hostedSynonyms } from './hosted-settings';
import { explain } from './push/failure';
import type { SearchRecord } from './record';

/** The data to push, and its destination. */
export interface PushOptions {
  client: Algoliasearch;
  indexName: string;
  records: readonly SearchRecord[];
  /** Called before each step. @param doing completes "now …" */
  onStep?: (doing: string) => void;
}

/** Pushes take minutes; an index without writes for this long is from an interrupted push. */
const hour = 60 * 60 * 1000;
const clearAwayTimeout = 5000;

/**
 * Replaces an index as a whole: fills a temporary one and moves it onto the real name in one operation. Until then the
 * old index answers as before, even after a failure. Not the client's `replaceAllObjects`: it copies settings and
 * synonyms from the old index, so new ones would have to be set before.
 *
 * @returns the names of temporary indices that earlier pushes had left and this one removed
 */
export async function pushRecords({ client, indexName, records, onStep }: PushOptions): Promise<string[]> {
  if (records.length === 0)
    throw new CommandError(
      'There are no records: a push would empty the index. Check the code that makes them.',
    );
  const temporary = `${indexName}_tmp_${Date.now()}_${randomBytes(4).toString('hex')}`;
  let doing = '';
  let isWritten = false;
  let isMoving = false;
  const step = (what: string) => {
    doing = what;
    onStep?.(what);
  };
  const finish = ({ taskID }: { taskID: number }) => client.waitForTask({ indexName: temporary, taskID });

  try {
    step('removing what earlier pushes left');
    const { items } = await client.listIndices();
    const stale = temporaryIndices(indexName, items)
      .filter(({ updatedAt }) => Date.now() - Date.parse(updatedAt) > hour)
      .map(({ name }) => name);
    for (const name of stale) await client.deleteIndex({ indexName: name });
    step('sending settings and synonyms');
    isWritten = true;
    await finish(await client.setSettings({ indexName: temporary, indexSettings: hostedSettings }));
    await finish(await client.saveSynonyms({ indexName: temporary, synonymHit: hostedSynonyms }));
    step(`sending ${records.length} records`);
    const objects = records.map((record) => ({ ...record }));
    const answers = await client.saveObjects({ indexName: temporary, objects, waitForTasks: true });
    const stored = answers.flatMap(({ objectIDs }) => objectIDs).length;
    if (stored !== records.length)
      throw new CommandError(`The service stored ${stored} of the ${records.length} records.`);
    step('moving the new index into place');
    isMoving = true;
    const operationIndexParams = { operation: 'move' as const, destination: indexName };
    await finish(await client.operationIndex({ indexName: temporary, operationIndexParams }));
    return stale;
  } catch (cause) {
    const mayBeLeft = isWritten && (isMoving || !(await clearAway(client, temporary)));
    const state = isMoving ? 'is either the old or the new one: --status shows which.' : 'is as it was.';
    const left = mayBeLeft ? `\n${temporary} may be left; a push in an hour or later removes it.` : '';
    const what = explain(cause, doing, client.appId);
    throw new CommandError(`${what}\nThe index "${indexName}" ${state}${left}`, { cause });
  }
}

/** Temporary indices of this index, without indices that only have a similar name. */
export function temporaryIndices<Index extends { name: string }>(
  indexName: string,
  all: readonly Index[],
): Index[] {
  const prefix = `${indexName}_tmp_`;
  return all.filter(
    ({ name }) => name.startsWith(prefix) && /^\d{13}_[0-9a-f]{8}$/.test(name.slice(prefix.length)),
  );
}

/** @returns whether the index is gone */
async function clearAway(client: Algoliasearch, indexName: string): Promise<boolean> {
  const timeouts = { connect: clearAwayTimeout, read: clearAwayTimeout, write: clearAwayTimeout };
  return client.deleteIndex({ indexName }, { timeouts }).then(
    () => true,
    () => false,
  );
}
