import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { gitTimes, missingDates } from './git-dates';

const start = process.cwd();
const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'git-dates-')));
const repo = path.join(root, 'repo');

/** Keeps the machine's settings and a repository around the folder out of the test. */
function isolate(): void {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
  vi.stubEnv('GIT_DIR', undefined);
}

function git(cwd: string, args: string[], date = ''): void {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@b'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...who, ...args], { cwd, env, stdio: 'pipe' });
}

/** Writes a file and commits it on a day. */
function commit(file: string, text: string, day: string, time = '12:00:00Z'): void {
  mkdirSync(path.dirname(path.join(repo, file)), { recursive: true });
  writeFileSync(path.join(repo, file), text);
  git(repo, ['add', '--all']);
  git(repo, ['commit', '--message', `Change ${file}`], `${day}T${time}`);
}

/** The dates of the content that a folder below the root has. */
async function datesIn(folder: string): Promise<string[]> {
  mkdirSync(path.join(root, folder), { recursive: true });
  process.chdir(path.join(root, folder));
  return [...(await gitTimes('content'))].map(([file, time]) => `${time.slice(0, 10)} ${file}`).sort();
}

const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;

beforeAll(() => {
  isolate();
  mkdirSync(repo);
  git(repo, ['init']);
  for (const name of ['moved', 'long', 'titled', 'edited'])
    commit(`content/${name}.mdx`, page('A', `The text of ${name}.`), '2024-01-01');
  // A mass edit, twice.
  commit('content/titled.mdx', page('B', 'The text of titled.'), '2024-02-01');
  commit('content/titled.mdx', page('C', 'The text of titled.'), '2024-02-02');
  commit('content/long.mdx', page('A', 'The text\nof long.'), '2024-02-03');
  mkdirSync(path.join(repo, 'content/below'));
  git(repo, ['mv', 'content/moved.mdx', 'content/below/new.mdx']);
  // The next day in UTC.
  commit('content/edited.mdx', page('B', 'Other text.'), '2024-03-01', '20:00:00-08:00');
  commit('site/content/page.mdx', 'one', '2024-04-20');
  writeFileSync(path.join(repo, 'content/not-committed.mdx'), 'one');
  vi.unstubAllEnvs();
});

beforeEach(isolate);
afterEach(() => process.chdir(start));
afterAll(() => rmSync(root, { recursive: true }));

it('gives the last change of a page’s text, also of a moved file', async () => {
  expect(await datesIn('repo')).toEqual([
    '2024-01-01 content/below/new.mdx',
    '2024-01-01 content/long.mdx',
    '2024-01-01 content/titled.mdx',
    '2024-03-01 content/edited.mdx',
  ]);
  expect((await gitTimes('content')).get('content/edited.mdx')).toBe('2024-03-01T20:00:00-08:00');
  expect(await missingDates()).toBeUndefined();
  // Paths count from the project's root where that is below the repository's.
  expect(await datesIn('repo/site')).toEqual(['2024-04-20 content/page.mdx']);
});

const clone = (name: string, ...args: string[]) => git(root, ['clone', ...args, `file://${repo}`, name]);

it.each<[string, (name: string) => void, RegExp]>([
  [
    'shallow',
    (name) => clone(name, '--depth', '1'),
    /^Pages, sitemap and feed have no dates of changes: the clone is shallow\. Run `git fetch --unshallow`, or set `fetch-depth: 0` in actions\/checkout\.$/,
  ],
  ['outside', () => {}, /not a git repository/],
  ['empty', (name) => git(root, ['init', name]), /does not have any commits yet/],
])('gives nothing in a folder that is %s, and says why', async (name, make, why) => {
  make(name);
  expect(await datesIn(name)).toEqual([]);
  expect(await missingDates()).toMatch(why);
});
