import { runCommand, UsageError } from '../lib/command';
import { checkHost, type HostedConfig } from '../lib/search/hosted/config';
import { pushRecords } from '../lib/search/hosted/push';
import { hostedSettings, hostedSynonyms } from '../lib/search/hosted/settings';

await runCommand({
  usage: `Usage: npm run search:push -- [--dry-run]

Replaces the index of the hosted search by the records of this content.

  --dry-run  Prints what would be sent. Needs no network and no key.

Environment: SEARCH_APP_ID, SEARCH_INDEX, SEARCH_ADMIN_KEY; SEARCH_HOST for a proxy or another service.`,
  options: { 'dry-run': { type: 'boolean', default: false } },
  run: async (_args, { 'dry-run': isDry }) => {
    const target = isDry ? undefined : readTarget();
    // Imported late because it reads every page: a missing variable is reported at once.
    const records = await (await import('../lib/search')).getSearchRecords();
    if (target) {
      await pushRecords(target, records);
      console.log(`The index "${target.indexName}" has ${records.length} new records.`);
      return;
    }
    console.log(`${records.length} records, ${Buffer.byteLength(JSON.stringify(records))} bytes`);
    console.log(`settings: ${JSON.stringify(hostedSettings, null, 2)}`);
    for (const { input, synonyms = [] } of hostedSynonyms)
      console.log(`synonyms: ${input ? `${input} → ` : ''}${synonyms.join(', ')}`);
  },
});

/** @throws a UsageError that names everything that is missing or wrong */
function readTarget(): HostedConfig {
  const required = ['SEARCH_APP_ID', 'SEARCH_INDEX', 'SEARCH_ADMIN_KEY'];
  const [appId, indexName, apiKey] = required.map((name) => process.env[name]);
  const problem = checkHost('SEARCH_HOST', process.env);
  if (problem) throw new UsageError(problem);
  if (appId && indexName && apiKey)
    return { appId, indexName, apiKey, host: process.env.SEARCH_HOST || undefined };
  throw new UsageError(`Not set: ${required.filter((name) => !process.env[name]).join(', ')}.`);
}
