import { execFileSync } from 'node:child_process';

/** The commit that is checked out, with a mark where files were changed since; undefined without a repository. */
export function currentCommit(): string | undefined {
  const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return;
  }
}
