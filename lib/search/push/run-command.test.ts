import { describe, expect, it } from 'vitest';
import { access, type HostedService } from '@/tests/support/hosted-service';
import { newContent, startService } from '@/tests/support/push-service';
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
  it('pushes, with a line for each step, after which --status reports no problem', async () => {
    const service = await startService();
    const { status, output } = await run([], environment(service));
    expect(output).toContain('sending 5 records\n');
    expect(output).toMatch(/The index "docs" holds the new 5 records\.$/);
    expect(status).toBe(0);
    expect(service.index('docs')?.records).toEqual(newContent.records);
    expect(await run(['--status'], environment(service))).toEqual({
      status: 0,
      output: expect.stringMatching(
        /^index "docs": 5 records, updated \S+, 0 hours ago\nIts settings are correct\.$/,
      ),
    });
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
    ['an argument without option', ['docs'], {}, "Unexpected argument 'docs'"],
    ['two modes', ['--dry-run', '--status'], {}, '--dry-run and --status cannot be combined.'],
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
});

describe('search:push --dry-run', () => {
  it('counts, and makes no request', async () => {
    const service = await startService();
    const { status, output } = await run(['--dry-run'], environment(service));
    expect(output).toMatch(/^5 records of 5 pages, \d{4} bytes\n\d+ settings: searchableAttributes, /);
    expect(output).toMatch(/^\d+ sets of synonyms\n {2}wallet, keypair$/m);
    expect(output).toMatch(/^ {2}txid: signature$/m);
    expect(status).toBe(0);
    expect(service.requests).toEqual([]);
  });
});

describe('search:push --status', () => {
  it('shows the age and which settings differ', async () => {
    const service = await startService();
    const updatedAt = new Date(Date.now() - 5 * 24 * 3_600_000).toISOString();
    const attributesForFaceting = ['language', 'type', 'section'];
    service.seed('docs', {
      updatedAt,
      settings: { ...newContent.settings, attributesForFaceting, distinct: false },
    });
    service.seed('docs_tmp_1763712000000_0a1b2c3d', {});
    const { status, output } = await run(['--status'], environment(service));
    expect(output.split('\n')).toEqual([
      `index "docs": 0 records, updated ${updatedAt}, 120 hours ago`,
      'temporary index: docs_tmp_1763712000000_0a1b2c3d',
      expect.stringContaining('WARNING: attributesForFaceting differs.'),
      'Settings that differ: attributesForFaceting, distinct. A push replaces them.',
    ]);
    expect(status).toBe(1);
  });

  it('reports an index that does not exist', async () => {
    const env = { ...environment(await startService()), SEARCH_INDEX: 'nope' };
    const output = 'There is no index "nope". Run npm run search:push to make it.';
    expect(await run(['--status'], env)).toEqual({ status: 1, output });
  });
});
