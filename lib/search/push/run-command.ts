import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostedSettings, hostedSynonyms } from '../hosted-settings';
import { pushRecords } from '../push';
import type { SearchRecord } from '../record';
import { createClient } from './create-client';
import { indexStatus } from './index-status';
import { type Command, parseCommand, usage } from './parse-command';
import { PushError } from './push-error';
import { recordProblems } from './record-problems';
import { describeStatus, summarize } from './reports';
import { createProgressDisplay } from './show-progress';
import type { Pause } from './steps';

/** What the command has around it; tests put other things in its place. */
export interface Surroundings {
  args: string[];
  env: Record<string, string | undefined>;
  print(text: string): void;
  printError(text: string): void;
  loadRecords(): Promise<SearchRecord[]>;
  signal?: AbortSignal;
  terminal?: NodeJS.WriteStream;
  pause?: Pause;
}

/** The command `search:push`. @returns its exit status */
export async function runCommand(surroundings: Surroundings): Promise<0 | 1> {
  const { args, env, print, printError } = surroundings;
  try {
    const command = parseCommand(args, env);
    switch (command.name) {
      case 'help':
        print(usage);
        return 0;
      case 'dry-run':
        await dryRun(command, surroundings);
        return 0;
      case 'status':
        return await showStatus(command, surroundings);
      case 'push':
        await push(command, surroundings);
        return 0;
    }
  } catch (error) {
    const text =
      error instanceof PushError ? error.message : String(error instanceof Error ? error.stack : error);
    const key = env.SEARCH_ADMIN_KEY;
    printError(key ? text.replaceAll(key, '***') : text);
    return 1;
  }
}

type Named<Name> = Extract<Command, { name: Name }>;

async function dryRun({ out, maxRecordBytes }: Named<'dry-run'>, { loadRecords, print }: Surroundings) {
  const records = await loadRecords();
  for (const line of summarize(records, hostedSettings, hostedSynonyms)) print(line);
  if (out) {
    const content = { records, settings: hostedSettings, synonyms: hostedSynonyms };
    await mkdir(path.dirname(out), { recursive: true });
    await writeFile(out, `${JSON.stringify(content, null, 2)}\n`);
    print(`Written to ${out}`);
  }
  const problems = recordProblems(records, maxRecordBytes);
  if (problems.length > 0) throw new PushError(problems.join('\n'));
}

async function push(command: Named<'push'>, surroundings: Surroundings) {
  const { indexName, maxRecordBytes } = command;
  const { loadRecords, print, signal, pause } = surroundings;
  const client = createClient(command);
  const records = await loadRecords();
  const { show, stop } = createProgressDisplay(surroundings.terminal, print);
  const content = { records, settings: hostedSettings, synonyms: hostedSynonyms };
  const removed = await pushRecords({
    client,
    indexName,
    maxRecordBytes,
    ...content,
    onProgress: show,
    signal,
    pause,
  }).finally(stop);
  for (const name of removed) print(`Removed ${name}, which an earlier push had left.`);
  print(`The index "${indexName}" holds the new ${records.length} records.`);
}

/** @returns 1 where readers would find nothing, or less than they should */
async function showStatus(command: Named<'status'>, { print, signal, pause }: Surroundings): Promise<0 | 1> {
  const { indexName } = command;
  const status = await indexStatus({
    client: createClient(command),
    indexName,
    settings: hostedSettings,
    signal,
    pause,
  });
  for (const line of describeStatus(indexName, status, Date.now())) print(line);
  return status.index && status.index.missingFacets.length === 0 ? 0 : 1;
}
