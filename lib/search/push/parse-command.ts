import { parseArgs } from 'node:util';
import { type Connection, parseHost } from './create-client';
import { PushError } from './push-error';
import { defaultMaxRecordBytes } from './record-problems';

export const usage = `Usage: npm run search:push -- [options]

Replaces the index of the hosted search by the records of this content.

  --dry-run               Counts what would be sent. Needs no network and no key.
  --out <file>            With --dry-run: writes records, settings and synonyms to a file, as JSON.
  --status                Shows what the index holds, how old it is, and whether its settings are ours.
  --max-record-bytes <n>  Largest record the service takes. Without it, ${defaultMaxRecordBytes}.
  --help                  Shows this.

Environment:
  SEARCH_APP_ID           The application at the service.
  SEARCH_INDEX            Name of the index.
  SEARCH_ADMIN_KEY        A key that may write. Never put it into a file that is handed on.
  SEARCH_HOST             Base URL of a proxy or a service of your own. Without it, the application's hosts.`;

/** What the command is asked to do. */
export type Command =
  | { name: 'help' }
  | { name: 'dry-run'; out: string | undefined; maxRecordBytes: number }
  | ({ name: 'push'; indexName: string; maxRecordBytes: number } & Connection)
  | ({ name: 'status'; indexName: string } & Connection);

/** Reads arguments and environment. Throws a PushError that names everything that is missing. */
export function parseCommand(args: string[], env: Record<string, string | undefined>): Command {
  const values = parseFlags(args);
  if (values.help) return { name: 'help' };
  const { 'dry-run': isDryRun, status: isStatus, out } = values;
  if (isDryRun && isStatus) throw new PushError(`--dry-run and --status exclude each other.\n\n${usage}`);
  if (out !== undefined && !isDryRun) throw new PushError(`--out needs --dry-run.\n\n${usage}`);
  const maxRecordBytes = parseBytes(values['max-record-bytes']);
  if (isDryRun) return { name: 'dry-run', out, maxRecordBytes };
  const target = parseEnvironment(env);
  return isStatus ? { name: 'status', ...target } : { name: 'push', maxRecordBytes, ...target };
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        'dry-run': { type: 'boolean' },
        out: { type: 'string' },
        status: { type: 'boolean' },
        'max-record-bytes': { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new PushError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function parseBytes(text = String(defaultMaxRecordBytes)): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new PushError(`--max-record-bytes is "${text}". It must be a number above 0.\n\n${usage}`);
}

function parseEnvironment(env: Record<string, string | undefined>): Connection & { indexName: string } {
  const { SEARCH_APP_ID: appId, SEARCH_INDEX: indexName, SEARCH_ADMIN_KEY: apiKey, SEARCH_HOST: host } = env;
  if (appId && indexName && apiKey) {
    if (host) parseHost(host);
    return { appId, indexName, apiKey, host };
  }
  const missing = Object.entries({
    SEARCH_APP_ID: appId,
    SEARCH_INDEX: indexName,
    SEARCH_ADMIN_KEY: apiKey,
  }).filter(([, value]) => !value);
  throw new PushError(`Not set: ${missing.map(([name]) => name).join(', ')}.\n\n${usage}`);
}
