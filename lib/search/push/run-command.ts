import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError, type Output, runCommand, UsageError, wholeNumber } from '../../cli';
import { hostedSettings, hostedSynonyms } from '../hosted-settings';
import { pushRecords, unlessAborted } from '../push';
import type { SearchRecord } from '../record';
import { createClient } from './create-client';
import { explain } from './failure';
import { indexStatus } from './index-status';
import { defaultMaxRecordBytes, recordBytes, recordProblems } from './record-problems';

/** What the command has around it; tests put other things in its place. */
export interface Surroundings extends Output {
  args: string[];
  env: Record<string, string | undefined>;
  loadRecords(): Promise<SearchRecord[]>;
  signal?: AbortSignal;
}

/** The command `search:push`. @returns its exit status */
export function runPush(surroundings: Surroundings): Promise<number> {
  const { args, env, print, printError } = surroundings;
  const key = env.SEARCH_ADMIN_KEY;
  return runCommand(
    {
      name: 'search:push',
      about: 'Replaces the index of the hosted search by the records of this content.',
      options: {
        'dry-run': { help: 'Counts what would be sent. Needs no network and no key.' },
        out: {
          value: '<file>',
          help: 'With --dry-run: writes records, settings and synonyms to a file, as JSON.',
        },
        status: { help: 'Shows what the index holds, how old it is, and whether its settings are ours.' },
        'max-record-bytes': {
          value: '<n>',
          help: `Largest record the service takes. Without it, ${defaultMaxRecordBytes}.`,
        },
      },
      notes: `Environment:
  SEARCH_APP_ID     The application at the service.
  SEARCH_INDEX      Name of the index.
  SEARCH_ADMIN_KEY  A key that may write. Never put it into a file that others get.
  SEARCH_HOST       Base URL of a proxy or another service. Without it, the application's hosts.`,
      run: async (_args, { 'dry-run': isDry, out, status, 'max-record-bytes': bytes }) => {
        if (isDry && status) throw new UsageError('--dry-run and --status exclude each other.');
        if (out !== undefined && !isDry) throw new UsageError('--out needs --dry-run.');
        const maxRecordBytes =
          bytes === undefined ? defaultMaxRecordBytes : wholeNumber('--max-record-bytes', bytes, 10_000_000);
        if (isDry) return dryRun(out, maxRecordBytes, surroundings);
        return status ? showStatus(surroundings) : push(maxRecordBytes, surroundings);
      },
    },
    args,
    { print, printError: (text) => printError(key ? text.replaceAll(key, '***') : text) },
  );
}

async function dryRun(out: string | undefined, maxBytes: number, { loadRecords, print }: Surroundings) {
  const records = await loadRecords();
  const types = new Map<string, number>();
  for (const { type } of records) types.set(type, (types.get(type) ?? 0) + 1);
  const pages = new Set(records.map((record) => record.url_without_anchor));
  const bytes = records.reduce((sum, record) => sum + recordBytes(record), 0);
  print(`${records.length} records of ${pages.size} pages, ${bytes} bytes`);
  for (const [type, count] of [...types].sort()) print(`  ${type}: ${count}`);
  print(`${Object.keys(hostedSettings).length} settings, ${hostedSynonyms.length} sets of synonyms`);
  if (out) {
    const content = { records, settings: hostedSettings, synonyms: hostedSynonyms };
    await mkdir(path.dirname(out), { recursive: true });
    await writeFile(out, `${JSON.stringify(content, null, 2)}\n`);
    print(`Written to ${out}`);
  }
  const problems = recordProblems(records, maxBytes);
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  return 0;
}

async function push(maxRecordBytes: number, { env, loadRecords, print, signal }: Surroundings) {
  const target = connect(env);
  const records = await loadRecords();
  const content = { records, settings: hostedSettings, synonyms: hostedSynonyms };
  const removed = await pushRecords({ ...target, ...content, maxRecordBytes, onStep: print, signal });
  for (const name of removed) print(`Removed ${name}, which an earlier push had left.`);
  print(`The index "${target.indexName}" holds the new ${records.length} records.`);
  return 0;
}

async function showStatus({ env, print, signal }: Surroundings) {
  const { client, indexName } = connect(env);
  const status = indexStatus(client, indexName, hostedSettings).catch((cause: unknown) => {
    throw new CommandError(explain(cause, 'reading the status', client.appId), { cause });
  });
  const { lines, isGood } = await unlessAborted(status, signal);
  for (const line of lines) print(line);
  return isGood ? 0 : 1;
}

/** @throws a UsageError that names everything that is missing */
function connect(env: Surroundings['env']) {
  const { SEARCH_APP_ID: appId, SEARCH_INDEX: indexName, SEARCH_ADMIN_KEY: apiKey, SEARCH_HOST: host } = env;
  if (appId && indexName && apiKey) return { client: createClient({ appId, apiKey, host }), indexName };
  const missing = ['SEARCH_APP_ID', 'SEARCH_INDEX', 'SEARCH_ADMIN_KEY'].filter((name) => !env[name]);
  throw new UsageError(`Not set: ${missing.join(', ')}.`);
}
