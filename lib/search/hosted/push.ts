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
    const rights = 'SEARCH_ADMIN_KEY needs the rights addObject, deleteIndex and editSettings.';
    const reason = `The push to "${indexName}" of "${appId}" failed: ${(cause as Error).message}.`;
    throw new CommandError(`${reason} Check the network, SEARCH_APP_ID and SEARCH_HOST. ${rights}`, {
      cause,
    });
  }
}
