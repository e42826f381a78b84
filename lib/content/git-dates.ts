import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Day of each content file's last commit, by path from the project's root, as YYYY-MM-DD.
 *
 * Empty without a complete history: outside a repository, without git, or in a shallow clone, whose oldest commit would
 * count as the last change of every file.
 */
export async function gitDates(): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  try {
    const shallow = await run('git', ['rev-parse', '--is-shallow-repository']);
    if (shallow.stdout.trim() !== 'false') return dates;
    const prefix = (await run('git', ['rev-parse', '--show-prefix'])).stdout.trim();
    const log = await run('git', ['log', '--format=@%cs', '--name-only', '--no-renames', '--', 'content'], {
      maxBuffer: 256 * 1024 * 1024,
    });
    let day = '';
    for (const line of log.stdout.split('\n')) {
      if (line.startsWith('@')) day = line.slice(1);
      else if (line !== '' && line.startsWith(prefix)) {
        const file = line.slice(prefix.length);
        if (!dates.has(file)) dates.set(file, day);
      }
    }
  } catch {
    return new Map();
  }
  return dates;
}
