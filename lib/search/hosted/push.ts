import { algoliasearch } from 'algoliasearch';
import { CommandError } from '../../command';
import type { SearchRecord } from '../record';
import { type HostedConfig, toHost } from './config';
import { hostedSettings, hostedSynonyms } from './settings';

/**
 * In Node.js, the client's connect timeout includes the time until the response begins: its default of 2 seconds is too
 * short for a thousand records over a slow connection.
 */
const timeouts = { connect: 30_000, read: 30_000, write: 60_000 };

/**
 * Replaces the settings, synonyms and records of an index. Readers never get a part of the records: the client fills a
 * temporary index, with the settings and synonyms of this one, and moves it onto this one.
 */
export async function pushRecords(target: HostedConfig, records: readonly SearchRecord[]): Promise<void> {
  if (records.length === 0) throw new CommandError('There are no records: a push would empty the index.');
  const { appId, apiKey, indexName, host } = target;
  // The client tries each host of its list once, so a host that is listed three times is retried twice.
  const hosts = host && { hosts: Array(3).fill(toHost(host)) };
  const client = algoliasearch(appId, apiKey, { timeouts, ...hosts });
  try {
    await client.setSettings({ indexName, indexSettings: hostedSettings });
    const replaceExistingSynonyms = true;
    const synonyms = { indexName, synonymHit: hostedSynonyms, replaceExistingSynonyms };
    const { taskID } = await client.saveSynonyms(synonyms);
    await client.waitForTask({ indexName, taskID });
    await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) });
  } catch (cause) {
    throw new CommandError(explain(cause as ClientError, target), { cause });
  }
}

/** The client does not export its classes. `status` is of a response that it does not retry, `stackTrace` all tries. */
interface ClientError extends Error {
  status?: number;
  stackTrace?: { response: { status: number; content: string } }[];
}

function explain({ message, status, stackTrace }: ClientError, { appId, host }: HostedConfig): string {
  if (status === 401 || status === 403)
    return `The service refuses SEARCH_ADMIN_KEY for "${appId}": ${message}. The key needs the rights addObject, deleteIndex and editSettings.`;
  const last = stackTrace?.at(-1)?.response;
  if (!last) return `The push failed: ${message}`;
  const reason = last.status ? `status ${last.status}` : last.content;
  return `No answer from ${host ?? `the hosts of "${appId}"`}: ${reason}. Check the network, SEARCH_APP_ID and SEARCH_HOST.`;
}
