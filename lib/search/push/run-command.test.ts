import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { access, type HostedService } from '@/tests/support/hosted-service';
import { newContent, startService } from '@/tests/support/push-service';
import { searchRecord } from '@/tests/unit/page-records';
import { runPush } from './run-command';

const environment = ({ url }: Pick<HostedService, 'url'>): Record<string, string> => ({
  SEARCH_APP_ID: access.appId,
  SEARCH_INDEX: 'docs',
  SEARCH_ADMIN_KEY: access.adminKey,
  SEARCH_HOST: url,
});

/** Runs the command in this process. */
async function run(args: string[], env: Record<string, string>, records = newContent.records) {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const loadRecords = async () => records;
  const status = await runPush({ args, env, print, printError: print, loadRecords });
  return { status, output: printed.join('\n') };
}

describe('search:push', () => {
  it('pushes, with a line for each step, and --status is content then', async () => {
    const service = await startService();
    const { status, output } = await run([], environment(service));
    expect(output).toContain('sending 5 records\n');
    expect(output).toMatch(/The index "docs" holds the new 5 records\.$/);
    expect(status).toBe(0);
    expect(service.index('docs')?.records).toEqual(newContent.records);
    expect(await run(['--status'], environment(service))).toEqual({
      status: 0,
      output: expect.stringMatching(
        /^index "docs": 5 records, updated \S+, 0 minutes ago\nIts other settings are ours\.$/,
      ),
    });
  });

  it('ends at once when it is interrupted, as npm runs it', async () => {
    const service = await startService({ onRequest: () => child.kill('SIGINT') });
    service.fail({ fault: 'timeout' });
    const args = ['--import', 'tsx', 'scripts/search-push.ts', '--status'];
    const child = spawn(process.execPath, args, { env: { ...process.env, ...environment(service) } });
    const [[status], stdout, stderr] = await Promise.all([
      once(child, 'exit'),
      text(child.stdout),
      text(child.stderr),
    ]);
    expect(stdout + stderr).toContain('Interrupted.');
    expect(stdout + stderr).not.toMatch(/^ {4}at /m);
    expect(status).toBe(1);
  });

  const env = environment({ url: 'http://127.0.0.1:1' });
  const host = (url: string) => ({ ...env, SEARCH_HOST: url });
  it.each<[string, string[], Record<string, string>, string]>([
    [
      'missing variables, all at once',
      [],
      { SEARCH_INDEX: 'docs' },
      'Not set: SEARCH_APP_ID, SEARCH_ADMIN_KEY.',
    ],
    ['an unknown option', ['--dryrun'], {}, "Unknown option '--dryrun'"],
    ['an argument without option', ['docs'], {}, "Unexpected argument 'docs'"],
    ['--out without --dry-run', ['--out', 'x.json'], {}, '--out needs --dry-run.'],
    ['two modes', ['--dry-run', '--status'], {}, '--dry-run and --status exclude each other.'],
    ['a limit that is not a number', ['--max-record-bytes', '10k'], {}, '--max-record-bytes is "10k".'],
    ['a host without scheme', [], host('localhost:1234'), 'SEARCH_HOST is "localhost:1234". It must be'],
    ['a host of another scheme', [], host('ftp://localhost'), 'SEARCH_HOST is "ftp://localhost". It must be'],
    ['a host that is not a URL', [], host('nonsense'), 'SEARCH_HOST is "nonsense". It must be'],
    [
      'a key in another message, masked',
      ['--secret'],
      { SEARCH_ADMIN_KEY: 'secret' },
      "Unknown option '--***'",
    ],
  ])('explains %s', async (_name, args, variables, message) => {
    const { status, output } = await run(args, variables);
    expect(output).toContain(message);
    expect(output).toContain('Usage: npm run search:push');
    expect(status).toBe(2);
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
    const summary =
      /^5 records of 5 pages, \d{4} bytes\n {2}content: 5\n\d+ settings, \d+ sets of synonyms\n/;
    expect(output).toMatch(summary);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(newContent);
    expect(status).toBe(0);
    expect(service.requests).toEqual([]);
  });

  it('fails if a push would refuse', async () => {
    const { status, output } = await run(['--dry-run'], {}, [searchRecord('one'), searchRecord('one')]);
    expect(output).toContain('2 records have the objectID "one"');
    expect(status).toBe(1);
  });
});

describe('search:push --status', () => {
  it('shows the age, what the facets lack and which settings differ', async () => {
    const service = await startService();
    const updatedAt = new Date(Date.now() - 5 * 24 * 3_600_000).toISOString();
    const attributesForFaceting = ['filterOnly(language)', 'type', 'section'];
    service.seed('docs', {
      updatedAt,
      settings: { ...newContent.settings, attributesForFaceting, distinct: false },
    });
    service.seed('docs_tmp_1763712000000_0a1b2c3d', {});
    const { status, output } = await run(['--status'], environment(service));
    expect(output.split('\n')).toEqual([
      `index "docs": 0 records, updated ${updatedAt}, 5 days ago`,
      'temporary index: docs_tmp_1763712000000_0a1b2c3d',
      expect.stringContaining('WARNING: attributesForFaceting lacks "version".'),
      expect.stringContaining('WARNING: attributesForFaceting lacks "docusaurus_tag".'),
      'Settings other than ours: distinct. A push puts ours in place.',
    ]);
    expect(status).toBe(1);
  });

  it('reports an index that is not there', async () => {
    const env = { ...environment(await startService()), SEARCH_INDEX: 'nope' };
    const output = 'There is no index "nope". Run npm run search:push to make it.';
    expect(await run(['--status'], env)).toEqual({ status: 1, output });
  });
});
