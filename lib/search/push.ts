import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import { CommandError } from '../cli';
import type { HostedSynonym } from './hosted-settings';
import { explain, isRefusal } from './push/failure';
import { defaultMaxRecordBytes, recordProblems } from './push/record-problems';
import type { SearchRecord } from './record';

/** What is pushed, and where to. */
export interface PushOptions {
  client: Algoliasearch;
  indexName: string;
  records: readonly SearchRecord[];
  settings: IndexSettings;
  synonyms: readonly HostedSynonym[];
  maxRecordBytes?: number | undefined;
  batchSize?: number;
  /** Called before each step. @param doing completes "now …" */
  onStep?: (doing: string) => void;
  signal?: AbortSignal | undefined;
}

/** What happened to the index, by how far a push got. */
const outcomes = {
  untouched: 'is as it was.',
  unknown: 'is wholly the old or wholly the new one: --status shows which.',
  moved: 'is the new one, or will be in a moment: the service accepted it.',
};

/** Pushes take minutes; an index that nobody has written to for so long belongs to one that was interrupted. */
const hour = 60 * 60 * 1000;
/** Times that the client checks whether the service has finished: some 12 minutes. */
const maxRetries = 150;
const clearAwayTimeout = 5000;

/**
 * Replaces an index as a whole: fills a temporary one and moves it onto the real name in one operation. Until then the
 * old index answers as before, whatever fails. The client's `replaceAllObjects` would copy settings and synonyms from
 * the old index, and new ones would have to be there before the records are.
 *
 * @returns the names of temporary indices that earlier pushes had left and this one removed
 */
export async function pushRecords(options: PushOptions): Promise<string[]> {
  const { client, indexName, records, settings, synonyms, batchSize = 1000, signal } = options;
  const problems = recordProblems(records, options.maxRecordBytes ?? defaultMaxRecordBytes);
  if (problems.length > 0) throw new CommandError(problems.join('\n'));

  const temporary = `${indexName}_tmp_${Date.now()}_${randomBytes(4).toString('hex')}`;
  let outcome = 'untouched' as keyof typeof outcomes;
  let isWritten = false;
  let doing = '';
  const step = (what: string) => {
    doing = what;
    options.onStep?.(what);
    signal?.throwIfAborted();
  };
  const finish = ({ taskID }: { taskID: number }) =>
    client.waitForTask({ indexName: temporary, taskID, maxRetries });

  const replace = async () => {
    step('removing what earlier pushes left');
    const { items } = await client.listIndices();
    const stale = temporaryIndices(indexName, items)
      .filter(({ updatedAt }) => Date.now() - Date.parse(updatedAt) > hour)
      .map(({ name }) => name);
    for (const name of stale) await client.deleteIndex({ indexName: name });
    step('sending settings and synonyms');
    isWritten = true;
    await finish(await client.setSettings({ indexName: temporary, indexSettings: settings }));
    await finish(await client.saveSynonyms({ indexName: temporary, synonymHit: [...synonyms] }));
    step(`sending ${records.length} records`);
    const objects = records.map((record) => ({ ...record }));
    const batch = { indexName: temporary, objects, batchSize, waitForTasks: true, maxRetries };
    const stored = (await client.saveObjects(batch)).flatMap(({ objectIDs }) => objectIDs);
    if (stored.length !== records.length)
      throw new CommandError(`The service stored ${stored.length} of the ${records.length} records.`);
    step('moving the new index into place');
    outcome = 'unknown';
    const operationIndexParams = { operation: 'move' as const, destination: indexName };
    const move = await client.operationIndex({ indexName: temporary, operationIndexParams });
    if (typeof move.taskID === 'number') outcome = 'moved';
    await finish(move);
    return stale;
  };

  try {
    return await unlessAborted(replace(), signal);
  } catch (error) {
    // A refusal after a lost answer may be one of a move that was made: only the first answer counts.
    if (outcome === 'unknown' && isRefusal(error)) outcome = 'untouched';
    const isThere = isWritten && outcome !== 'moved';
    const mayBeLeft = isThere && (signal?.aborted || !(await clearAway(client, temporary)));
    const left = mayBeLeft ? [`${temporary} may be left; a push in an hour or later removes it.`] : [];
    const what = signal?.aborted ? 'Interrupted.' : explain(error, doing, client.appId);
    const message = [what, `The index "${indexName}" ${outcomes[outcome]}`, ...left].join('\n');
    throw new CommandError(message, { cause: error });
  }
}

/** Temporary indices of this index; indices that only look like them are not among these. */
export function temporaryIndices<Index extends { name: string }>(
  name: string,
  all: readonly Index[],
): Index[] {
  const prefix = `${name}_tmp_`;
  const isOurs = (it: string) =>
    it.startsWith(prefix) && /^\d{13}_[0-9a-f]{8}$/.test(it.slice(prefix.length));
  return all.filter((index) => isOurs(index.name));
}

/** Gives a promise up when the signal comes: the client cannot end a request that is under way. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const aborted = once(signal, 'abort').then(() => {
    throw new CommandError('Interrupted.');
  });
  return Promise.race([work, aborted]);
}

/** @returns whether the index is gone */
async function clearAway(client: Algoliasearch, indexName: string): Promise<boolean> {
  const timeouts = { connect: clearAwayTimeout, read: clearAwayTimeout, write: clearAwayTimeout };
  return client.deleteIndex({ indexName }, { timeouts }).then(
    () => true,
    () => false,
  );
}
