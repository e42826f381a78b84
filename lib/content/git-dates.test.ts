import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gitDates } from './git-dates';

const start = process.cwd();
let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'git-dates-')));
  // Neither the machine's settings nor a repository around the folder may have a say.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
  vi.stubEnv('GIT_DIR', undefined);
});

afterEach(() => {
  process.chdir(start);
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function git(cwd: string, args: string[], date = ''): void {
  const who = {
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@b',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@b',
  };
  const env = { ...process.env, ...who, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', args, { cwd, env, stdio: 'pipe' });
}

/** Writes a file and commits it on a day. */
function commit(repo: string, file: string, text: string, day: string): void {
  mkdirSync(path.dirname(path.join(repo, file)), { recursive: true });
  writeFileSync(path.join(repo, file), text);
  git(repo, ['add', '--all']);
  git(repo, ['commit', '--message', `Change ${file}`], `${day}T12:00:00Z`);
}

/** A repository with two pages, one of them changed later. */
function repository(): string {
  const repo = path.join(root, 'repo');
  mkdirSync(repo);
  git(repo, ['init']);
  commit(repo, 'content/old.mdx', 'one', '2024-01-05');
  commit(repo, 'content/cli/new.mdx', 'one', '2024-02-10');
  commit(repo, 'content/cli/new.mdx', 'two', '2024-03-15');
  commit(repo, 'lib/code.ts', 'one', '2024-04-20');
  return repo;
}

describe('gitDates', () => {
  it('gives the day of each file’s last commit, of the folder only', async () => {
    process.chdir(repository());
    expect([...(await gitDates('content'))].sort()).toEqual([
      ['content/cli/new.mdx', '2024-03-15'],
      ['content/old.mdx', '2024-01-05'],
    ]);
  });

  it('has no date for a file that is not committed', async () => {
    const repo = repository();
    writeFileSync(path.join(repo, 'content/draft.mdx'), 'one');
    process.chdir(repo);
    expect((await gitDates('content')).has('content/draft.mdx')).toBe(false);
  });

  it('counts paths from the project’s root where that is below the repository’s', async () => {
    const repo = path.join(root, 'repo');
    mkdirSync(repo);
    git(repo, ['init']);
    commit(repo, 'site/content/page.mdx', 'one', '2024-01-05');
    commit(repo, 'content/other.mdx', 'one', '2024-01-06');
    process.chdir(path.join(repo, 'site'));
    expect([...(await gitDates('content'))]).toEqual([['content/page.mdx', '2024-01-05']]);
  });

  it('gives nothing in a shallow clone, whose only commit is no page’s last change', async () => {
    const repo = repository();
    git(root, ['clone', '--depth', '1', `file://${repo}`, 'shallow']);
    process.chdir(path.join(root, 'shallow'));
    expect(await gitDates('content')).toEqual(new Map());
  });

  it('gives nothing outside a repository', async () => {
    mkdirSync(path.join(root, 'content'));
    process.chdir(root);
    expect(await gitDates('content')).toEqual(new Map());
  });

  it('gives nothing in a repository without commits', async () => {
    git(root, ['init']);
    process.chdir(root);
    expect(await gitDates('content')).toEqual(new Map());
  });

  it('gives nothing where git is not installed', async () => {
    process.chdir(repository());
    vi.stubEnv('PATH', root);
    expect(await gitDates('content')).toEqual(new Map());
  });
});
