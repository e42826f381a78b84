import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { HostedService } from '@/tests/support/hosted-service';
import { newContent, startService } from '@/tests/support/push-service';
import { searchRecord } from '@/tests/support/search-records';
import { runCommand, type Surroundings } from './run-command';

const environment = ({ appId, adminKey, url }: HostedService) => ({
  SEARCH_APP_ID: appId,
  SEARCH_INDEX: 'docs',
  SEARCH_ADMIN_KEY: adminKey,
  SEARCH_HOST: url,
});

/** Runs the command in this process. */
async function run(args: string[], env: Surroundings['env'], records = newContent.records) {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const loadRecords = async () => records;
  const pause = async () => undefined;
  const status = await runCommand({ args, env, print, printError: print, loadRecords, pause });
  return { status, output: printed.join('\n') };
}

/** Runs the command as npm does, in a process of its own. */
function start(args: string[], env: Record<string, string>) {
  const { SEARCH_APP_ID, SEARCH_INDEX, SEARCH_ADMIN_KEY, SEARCH_HOST, ...ours } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/search-push.ts', ...args], {
    env: { ...ours, ...env },
  });
  const ended = Promise.all([
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
    text(child.stdout),
    text(child.stderr),
  ]).then(([status, stdout, stderr]) => ({ status, output: stdout + stderr }));
  return { child, ended };
}

describe('search:push', () => {
  it('pushes, with a line for each step where there is no terminal', async () => {
    const service = await startService();
    const { status, output } = await run([], environment(service));
    expect(output).toContain('sending the records (0 of 5 records sent)\n');
    expect(output).toMatch(/The index "docs" holds the new 5 records\.$/);
    expect(status).toBe(0);
    expect(service.index('docs')?.records).toEqual(newContent.records);
  });

  it('names all missing variables at once', async () => {
    const { status, output } = await start([], { SEARCH_INDEX: 'docs' }).ended;
    expect(output).toContain('Not set: SEARCH_APP_ID, SEARCH_ADMIN_KEY.\n');
    expect(output).not.toMatch(/^ {4}at /m);
    expect(status).toBe(1);
  });

  it('never prints the key, and no stack where it is wrong', async () => {
    const service = await startService();
    const env = { ...environment(service), SEARCH_ADMIN_KEY: 'secret-of-mine' };
    const { status, output } = await start(['--status'], env).ended;
    expect(output).toMatch(/^The service refuses the key .*\(403: Invalid Application-ID or API key\)/m);
    expect(output).not.toContain('secret-of-mine');
    expect(output).not.toMatch(/^ {4}at /m);
    expect(status).toBe(1);
  });

  it('masks a key that another message would show', async () => {
    const { output } = await run(['--secret-of-mine'], { SEARCH_ADMIN_KEY: 'secret-of-mine' });
    expect(output).toContain("Unknown option '--***'");
  });

  it('ends at once when it is interrupted', async () => {
    const service = await startService({ onRequest: () => child.kill('SIGINT') });
    service.fail({ fault: 'timeout' });
    const { child, ended } = start(['--status'], environment(service));
    const { status, output } = await ended;
    expect(output).toContain('Interrupted.');
    expect(status).toBe(1);
  });

  it.each([
    ['an unknown option', ['--dryrun'], "Unknown option '--dryrun'"],
    ['an argument without option', ['docs'], "Unexpected argument 'docs'"],
    ['--out without --dry-run', ['--out', 'x.json'], '--out needs --dry-run.'],
    ['two modes', ['--dry-run', '--status'], '--dry-run and --status exclude each other.'],
    ['a limit that is no number', ['--max-record-bytes', '10k'], '--max-record-bytes is "10k".'],
  ])('explains %s', async (_name, args, message) => {
    const { status, output } = await run(args, {});
    expect(output).toContain(message);
    expect(output).toContain('Usage: npm run search:push');
    expect(status).toBe(1);
  });

  it.each(['localhost:1234', 'ftp://localhost', 'nonsense'])('does not take %s as a host', async (host) => {
    const env = { SEARCH_APP_ID: 'A', SEARCH_INDEX: 'docs', SEARCH_ADMIN_KEY: 'k', SEARCH_HOST: host };
    const { status, output } = await run([], env);
    expect(output).toBe(`SEARCH_HOST is "${host}". It must be a base URL such as http://localhost:1234.`);
    expect(status).toBe(1);
  });

  it('has its usage', async () => {
    expect(await run(['--help'], {})).toEqual({ status: 0, output: expect.stringContaining('--dry-run') });
  });
});

describe('search:push --dry-run', () => {
  it('counts and writes, and makes no request', async () => {
    const service = await startService();
    const folder = await mkdtemp(path.join(tmpdir(), 'search-push-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'new', 'records.json');
    const { status, output } = await run(['--dry-run', '--out', file], environment(service));
    expect(output).toMatch(
      /^5 records of 5 pages, \d{4} bytes\n {2}content: 5\n\d+ settings, \d+ sets of synonyms\n/,
    );
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(newContent);
    expect(status).toBe(0);
    expect(service.requests).toEqual([]);
  });

  it('fails where a push would refuse', async () => {
    const { status, output } = await run(['--dry-run'], {}, [searchRecord('one'), searchRecord('one')]);
    expect(output).toContain('2 records have the objectID "one"');
    expect(status).toBe(1);
  });
});

describe('search:push --status', () => {
  it('shows the age and what the facets lack', async () => {
    const service = await startService();
    const updatedAt = new Date(Date.now() - 5 * 24 * 3_600_000).toISOString();
    service.seed('docs', {
      updatedAt,
      settings: {
        ...newContent.settings,
        attributesForFaceting: ['filterOnly(language)', 'type', 'section'],
      },
    });
    service.seed('docs_tmp_1763712000000_0a1b2c3d', {});
    const { status, output } = await run(['--status'], environment(service));
    expect(output.split('\n')).toEqual([
      `index "docs": 0 records, updated ${updatedAt}, 5 days ago`,
      'temporary index: docs_tmp_1763712000000_0a1b2c3d',
      expect.stringContaining('WARNING: attributesForFaceting lacks "version".'),
      expect.stringContaining('WARNING: attributesForFaceting lacks "docusaurus_tag".'),
      'Its other settings are ours.',
    ]);
    expect(status).toBe(1);
  });

  it('is content after a push', async () => {
    const service = await startService();
    await run([], environment(service));
    const { status, output } = await run(['--status'], environment(service));
    expect(output).toMatch(
      /^index "docs": 5 records, updated \S+, 0 minutes ago\nIts other settings are ours\.$/,
    );
    expect(status).toBe(0);
  });

  it('names other settings that differ, and an index that is not there', async () => {
    const service = await startService();
    service.seed('docs', { settings: { ...newContent.settings, distinct: false } });
    expect((await run(['--status'], environment(service))).output).toContain(
      'Settings other than ours: distinct.',
    );
    const { status, output } = await run(['--status'], { ...environment(service), SEARCH_INDEX: 'nope' });
    expect(output).toBe('There is no index "nope". Run npm run search:push to make it.');
    expect(status).toBe(1);
  });
});
