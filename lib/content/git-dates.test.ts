import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
function commit(file: string, text: string, day: string, folder = repo): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--message', `Change ${file}`], `${day}T12:00:00Z`);
}

function enter(folder: string): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  process.chdir(path.join(root, folder));
}

/** The dates of the content that a folder below the root has. */
async function datesIn(folder: string): Promise<string[][]> {
  enter(folder);
  return [...(await gitTimes('content'))].map(([file, time]) => [file, time.slice(0, 10)]).sort();
}

const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;

beforeAll(() => {
  isolate();
  mkdirSync(repo);
  git(repo, ['init']);
  commit('content/old.mdx', 'one', '2024-01-05');
  commit('content/cli/new.mdx', 'one', '2024-02-10');
  commit('content/cli/new.mdx', 'two', '2024-03-15');
  commit('site/content/page.mdx', 'one', '2024-04-20');
  writeFileSync(path.join(repo, 'content/not-committed.mdx'), 'one');
  vi.unstubAllEnvs();
});

beforeEach(isolate);
afterEach(() => process.chdir(start));
afterAll(() => rmSync(root, { recursive: true }));

describe('gitTimes', () => {
  it('gives the day of each file’s last commit, of the folder only', async () => {
    expect(await datesIn('repo')).toEqual([
      ['content/cli/new.mdx', '2024-03-15'],
      ['content/old.mdx', '2024-01-05'],
    ]);
  });

  it('counts paths from the project’s root where that is below the repository’s', async () => {
    expect(await datesIn('repo/site')).toEqual([['content/page.mdx', '2024-04-20']]);
  });

  it('counts a commit only for pages whose text it changes, and follows moved files', async () => {
    const folder = path.join(root, 'edited');
    git(root, ['init', 'edited']);
    for (const name of ['moved', 'long', 'titled', 'edited'])
      commit(`content/${name}.mdx`, page('A', `The text of ${name}.`), '2024-01-01', folder);
    // A mass edit, twice.
    commit('content/titled.mdx', page('B', 'The text of titled.'), '2024-02-01', folder);
    commit('content/titled.mdx', page('C', 'The text of titled.'), '2024-02-02', folder);
    commit('content/long.mdx', page('A', 'The text\nof long.'), '2024-02-03', folder);
    git(folder, ['mv', 'content/moved.mdx', 'content/new.mdx']);
    commit('content/edited.mdx', page('B', 'Other text.'), '2024-03-01', folder);
    expect(await datesIn('edited')).toEqual([
      ['content/edited.mdx', '2024-03-01'],
      ['content/long.mdx', '2024-01-01'],
      ['content/new.mdx', '2024-01-01'],
      ['content/titled.mdx', '2024-01-01'],
    ]);
    expect((await gitTimes('content')).get('content/edited.mdx')).toBe('2024-03-01T12:00:00+00:00');
    expect(await missingDates()).toBeUndefined();
  });

  it('gives nothing in a shallow clone, whose only commit is not the last change of its files', async () => {
    git(root, ['clone', '--depth', '1', `file://${repo}`, 'shallow']);
    expect(await datesIn('shallow')).toEqual([]);
    expect(await missingDates()).toBe(
      'Pages, sitemap and feed have no dates of changes: the clone is shallow. Run `git fetch --unshallow`, or set `fetch-depth: 0` in actions/checkout.',
    );
  });

  it.runIf(process.getuid?.() === 0)('says what git says where the folder is another user’s', async () => {
    git(root, ['clone', `file://${repo}`, 'foreign']);
    for (const name of ['foreign', 'foreign/.git']) chownSync(path.join(root, name), 12345, 12345);
    expect(await datesIn('foreign')).toEqual([]);
    expect(await missingDates()).toMatch(/dubious ownership.* git config --global --add safe\.directory \S+/);
  });

  it('gives nothing outside a repository, without commits, or without git, and says why', async () => {
    expect(await datesIn('outside')).toEqual([]);
    expect(await missingDates()).toContain('not a git repository');
    git(root, ['init', 'empty']);
    expect(await datesIn('empty')).toEqual([]);
    expect(await missingDates()).toContain('does not have any commits yet');
    git(root, ['clone', `file://${repo}`, 'full']);
    vi.stubEnv('PATH', root);
    expect(await datesIn('full')).toEqual([]);
    expect(await missingDates()).toContain('spawn git ENOENT');
  });
});
