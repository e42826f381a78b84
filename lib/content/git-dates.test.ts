import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gitDates } from './git-dates';

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
function commit(file: string, text: string, day: string): void {
  mkdirSync(path.dirname(path.join(repo, file)), { recursive: true });
  writeFileSync(path.join(repo, file), text);
  git(repo, ['add', '--all']);
  git(repo, ['commit', '--message', `Change ${file}`], `${day}T12:00:00Z`);
}

/** The dates of the content that a folder below the root has. */
async function datesIn(folder: string): Promise<string[][]> {
  mkdirSync(path.join(root, folder), { recursive: true });
  process.chdir(path.join(root, folder));
  return [...(await gitDates())].sort();
}

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

describe('gitDates', () => {
  it('gives the day of each file’s last commit, of the folder only', async () => {
    expect(await datesIn('repo')).toEqual([
      ['content/cli/new.mdx', '2024-03-15'],
      ['content/old.mdx', '2024-01-05'],
    ]);
  });

  it('counts paths from the project’s root where that is below the repository’s', async () => {
    expect(await datesIn('repo/site')).toEqual([['content/page.mdx', '2024-04-20']]);
  });

  it('gives nothing in a shallow clone, whose only commit is not the last change of its files', async () => {
    git(root, ['clone', '--depth', '1', `file://${repo}`, 'shallow']);
    expect(await datesIn('shallow')).toEqual([]);
  });

  it('gives nothing outside a repository, without commits, or without git', async () => {
    expect(await datesIn('outside')).toEqual([]);
    git(root, ['init', 'empty']);
    expect(await datesIn('empty')).toEqual([]);
    vi.stubEnv('PATH', root);
    expect(await datesIn('repo')).toEqual([]);
  });
});
