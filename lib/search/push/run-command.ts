import { isDeepStrictEqual } from 'node:util';
import type { Algoliasearch, IndexSettings, SynonymHit } from 'algoliasearch';
import { CommandError, type Output, runCommand, terminal, UsageError } from '../../cli';
import { hostedSettings, hostedSynonyms } from '../hosted-settings';
import { pushRecords, temporaryIndices } from '../push';
import type { SearchRecord } from '../record';
import { createClient } from './create-client';
import { explain } from './failure';

/** The environment of the command, which tests replace. */
export interface Surroundings extends Partial<Output> {
  args?: string[];
  env?: Environment;
  loadRecords(): Promise<SearchRecord[]>;
}
type Environment = Record<string, string | undefined>;

/** The command `search:push`. @returns its exit status */
export function runPush({ loadRecords, ...surroundings }: Surroundings): Promise<number> {
  const { args = process.argv.slice(2), env = process.env } = surroundings;
  const { print, printError } = { ...terminal, ...surroundings };
  const { SEARCH_ADMIN_KEY: key } = env;
  return runCommand(
    {
      name: 'search:push',
      about: 'Replaces the index of the hosted search by the records of this content.',
      options: {
        'dry-run': {
          help: 'Shows the settings and synonyms that would be sent, and counts the records. Needs no network and no key.',
        },
        status: { help: 'Shows the size and age of the index, and whether its settings are correct.' },
      },
      notes: `Environment:
  SEARCH_APP_ID     The application at the service.
  SEARCH_INDEX      Name of the index.
  SEARCH_ADMIN_KEY  A key that may write. Never put it into a file that others get.
  SEARCH_HOST       Base URL of a proxy or another service. Without it, the application's hosts.`,
      run: async (_args, { 'dry-run': isDry, status }) => {
        if (isDry && status) throw new UsageError('--dry-run and --status cannot be combined.');
        if (isDry) return void print(describePush(await loadRecords()));
        const { client, indexName } = connect(env);
        if (status) {
          const { lines, isGood } = await indexStatus(client, indexName).catch((cause: unknown) => {
            throw new CommandError(explain(cause, 'reading the status', client.appId), { cause });
          });
          print(lines.join('\n'));
          return isGood ? 0 : 1;
        }
        const records = await loadRecords();
        const removed = await pushRecords({ client, indexName, records, onStep: print });
        for (const name of removed) print(`Removed ${name}, which an earlier push had left.`);
        print(`The index "${indexName}" holds the new ${records.length} records.`);
        return 0;
      },
    },
    args,
    { print, printError: (text) => printError(key ? text.replaceAll(key, '***') : text) },
  );
}

/** Lines on what a push would send. */
function describePush(records: readonly SearchRecord[]): string {
  const pages = new Set(records.map((record) => record.url_without_anchor));
  const bytes = Buffer.byteLength(JSON.stringify(records));
  const settings = Object.keys(hostedSettings);
  const sets = hostedSynonyms.filter(({ type }) => type === 'synonym');
  const words = ({ synonyms = [] }: SynonymHit) => synonyms.join(', ');
  return `${records.length} records of ${pages.size} pages, ${bytes} bytes
${settings.length} settings: ${settings.join(', ')}
${sets.length} sets of synonyms
${sets.map((set) => `  ${words(set)}`).join('\n')}
${hostedSynonyms.length - sets.length} words of other software
${hostedSynonyms.flatMap((it) => (it.input ? `  ${it.input}: ${words(it)}` : [])).join('\n')}`;
}

/** @throws a UsageError that names everything that is missing */
function connect(env: Environment) {
  const { SEARCH_APP_ID: appId, SEARCH_INDEX: indexName, SEARCH_ADMIN_KEY: apiKey, SEARCH_HOST: host } = env;
  if (appId && indexName && apiKey) return { client: createClient({ appId, apiKey, host }), indexName };
  const missing = ['SEARCH_APP_ID', 'SEARCH_INDEX', 'SEARCH_ADMIN_KEY'].filter((name) => !env[name]);
  throw new UsageError(`Not set: ${missing.join(', ')}.`);
}

/**
 * Describes the index of a name in the service and its problems, one line each.
 *
 * @returns `isGood` is false if readers would find nothing, or less than they should
 */
async function indexStatus(client: Algoliasearch, indexName: string) {
  const { items } = await client.listIndices();
  const temporary = temporaryIndices(indexName, items).map(({ name }) => `temporary index: ${name}`);
  const index = items.find(({ name }) => name === indexName);
  if (!index) {
    const missing = `There is no index "${indexName}". Run npm run search:push to make it.`;
    return { lines: [missing, ...temporary], isGood: false };
  }
  const theirs: IndexSettings = await client.getSettings({ indexName });
  const names = Object.keys(hostedSettings) as (keyof typeof hostedSettings)[];
  const different = names.filter((name) => !isDeepStrictEqual(hostedSettings[name], theirs[name]));
  const isGood = !different.includes('attributesForFaceting');
  const hours = Math.round((Date.now() - Date.parse(index.updatedAt)) / 3_600_000);
  const lines = [
    `index "${indexName}": ${index.entries} records, updated ${index.updatedAt}, ${hours} hours ago`,
    ...temporary,
    ...(isGood ? [] : ['WARNING: attributesForFaceting differs. Filters may find nothing. Push again.']),
    different.length > 0
      ? `Settings that differ: ${different.join(', ')}. A push replaces them.`
      : 'Its settings are correct.',
  ];
  return { lines, isGood };
}
