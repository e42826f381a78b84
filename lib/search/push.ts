import type { IndexSettings } from 'algoliasearch';
import type { HostedSynonym } from './hosted-settings';
import { clearAway } from './push/clear-away';
import { explain, isRefusal } from './push/failure';
import { PushError } from './push/push-error';
import { defaultMaxRecordBytes, recordProblems } from './push/record-problems';
import * as requests from './push/requests';
import { createSteps, type StepOptions, type Steps } from './push/steps';
import { staleIndices, temporaryName } from './push/temporary-index';
import type { SearchRecord } from './record';

/** How far a push is. */
export interface PushProgress {
  /** Completes "now …": `sending the records`. */
  doing: string;
  /** Whether the service did not answer as it should, and is asked again. */
  again: boolean;
  sent: number;
  total: number;
}

/** What is pushed, and where to. */
export interface PushOptions extends requests.Target, Omit<StepOptions, 'onRetry'> {
  records: readonly SearchRecord[];
  settings: IndexSettings;
  synonyms: readonly HostedSynonym[];
  maxRecordBytes?: number | undefined;
  batchSize?: number | undefined;
  onProgress?: ((progress: PushProgress) => unknown) | undefined;
  now?: (() => number) | undefined;
  /** Milliseconds that the removal of the temporary index may take after a failure. */
  clearAwayTimeout?: number | undefined;
}

/** Whether the real name may have changed hands. */
type Outcome = 'untouched' | 'unknown' | 'moved';

/**
 * Replaces an index as a whole: fills a temporary one, checks that it is complete, and moves it onto the real name in
 * one operation. Until then the old index answers as before, whatever fails. Settings, synonyms and records are those
 * given; nothing of the old index stays.
 * @returns the names of temporary indices that earlier pushes had left and this one removed
 */
export async function pushRecords(options: PushOptions): Promise<string[]> {
  const { client, indexName, records, now = Date.now, maxRecordBytes = defaultMaxRecordBytes } = options;
  const problems = recordProblems(records, maxRecordBytes);
  if (problems.length > 0) throw new PushError(problems.join('\n'));

  let progress: PushProgress = { doing: '', again: false, sent: 0, total: records.length };
  const report = (change: Partial<PushProgress>) => {
    progress = { ...progress, again: false, ...change };
    options.onProgress?.(progress);
  };
  const steps = createSteps({ ...options, onRetry: (doing) => report({ doing, again: true }) });
  const temporary = { client, indexName: temporaryName(indexName, now()) };
  let outcome: Outcome = 'untouched';
  let isWritten = false;

  try {
    report({ doing: 'removing what earlier pushes left' });
    const stale = await removeStale(options, steps, now());
    isWritten = true;
    await fill(temporary, steps, options, report);
    report({ doing: 'moving the new index into place' });
    options.signal?.throwIfAborted();
    outcome = 'unknown';
    const taskID = await requests.moveIndex(temporary, steps, indexName);
    outcome = 'moved';
    await requests.finishTask(temporary, steps, taskID);
    return stale;
  } catch (error) {
    // A refusal after a lost answer may be one of a move that was made.
    if (outcome === 'unknown' && isRefusal(error) && !steps.last().isRepeated) outcome = 'untouched';
    const isLeft =
      isWritten &&
      outcome !== 'moved' &&
      !(await clearAway(temporary, steps, options.clearAwayTimeout ?? 10_000));
    const what = options.signal?.aborted ? 'Interrupted.' : explain(error, steps.last().doing, client.appId);
    if (what === undefined) throw error;
    const left = isLeft ? [`${temporary.indexName} may be left; a push in an hour or later removes it.`] : [];
    throw new PushError([what, outcomes[outcome](indexName), ...left].join('\n'), { cause: error });
  }
}

const outcomes: Record<Outcome, (indexName: string) => string> = {
  untouched: (name) => `The index "${name}" is as it was.`,
  unknown: (name) =>
    `Whether the service made the last step is unknown: the index "${name}" is wholly the old or wholly the new one. --status tells.`,
  moved: (name) => `The service accepted the new index "${name}" and has it in place, or will in a moment.`,
};

/** Removals are not waited for: nothing depends on them. */
async function removeStale(
  { client, indexName }: requests.Target,
  steps: Steps,
  now: number,
): Promise<string[]> {
  const stale = staleIndices(indexName, await requests.listIndices({ client }, steps), now);
  for (const name of stale) await requests.deleteIndex({ client, indexName: name }, steps);
  return stale;
}

/** Sends everything, waits until the service has done it, and checks that all records are there. */
async function fill(
  target: requests.Target,
  steps: Steps,
  { records, settings, synonyms, batchSize = 1000 }: PushOptions,
  report: (change: Partial<PushProgress>) => void,
): Promise<void> {
  report({ doing: 'sending settings and synonyms' });
  const tasks = [
    await requests.sendSettings(target, steps, settings),
    await requests.sendSynonyms(target, steps, synonyms),
  ];
  for (let sent = 0; sent < records.length; sent += batchSize) {
    report({ doing: 'sending the records', sent });
    tasks.push(await requests.sendRecords(target, steps, records.slice(sent, sent + batchSize)));
  }
  report({ doing: 'waiting for the service', sent: records.length });
  for (const task of tasks) await requests.finishTask(target, steps, task);
  report({ doing: 'counting the records' });
  await requests.checkCount(target, steps, records.length);
}
