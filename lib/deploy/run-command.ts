import { spawnSync } from 'node:child_process';
import { CommandError, messageOf, type Output, runCommand, terminal, UsageError } from '../cli';
import { createStore } from './create-store';
import { type DeployPlan, deploy, planDeploy, rollback } from './deploy';
import { describeReleases, readHistory } from './history';
import { type LockOptions, withLock } from './lock';
import { readSite } from './read-site';
import { makeRelease, type Release } from './release';
import type { Work } from './work';

/** The environment of the command, which tests replace. */
export interface Surroundings extends Partial<Output>, LockOptions {
  args?: string[];
  env?: Record<string, string | undefined>;
  signal?: AbortSignal;
  /** Folder of the export. */
  out?: string;
  /** Milliseconds without an answer before a request fails. */
  timeout?: number;
  /** Returns the commit that is checked out. */
  commit?: () => string | undefined;
  /** Called when out/ is live. @returns a line to print, if any */
  onLive?: () => Promise<string | undefined>;
}

/** The command `deploy`. @returns its exit status */
export function runDeploy(surroundings: Surroundings): Promise<number> {
  const { args = process.argv.slice(2), env = process.env, out = 'out', timeout = 60_000 } = surroundings;
  const { now = Date.now, commit = currentCommit } = surroundings;
  const output = { ...terminal, ...surroundings };
  const { print } = output;
  return runCommand(
    {
      name: 'deploy',
      about: 'Publishes out/ to S3-compatible storage: uploads what changed, then makes it live.',
      options: {
        bucket: { value: '<name>', help: 'The bucket; needed.' },
        endpoint: { value: '<url>', help: 'URL of the service. Default: Amazon S3.' },
        region: { value: '<name>', help: 'The region. Default: that of the environment or profile.' },
        prefix: { value: '<path>', help: 'Folder of the site in the bucket.' },
        concurrency: { value: '<n>', help: 'Requests at a time. Default: 16.' },
        keep: { value: '<n>', help: 'Releases that stay for open pages and for --rollback. Default: 5.' },
        'dry-run': { help: 'Shows what a deploy would do. Changes nothing.' },
        list: { help: 'Shows the releases in the bucket.' },
        rollback: { value: '[release]', help: 'Makes the previous release live again, or the named one.' },
        'force-unlock': { help: 'Takes the lock from a run that has died.' },
      },
      notes: `Credentials come from where the AWS SDK looks: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, AWS_PROFILE, or the machine's
role. AWS_MAX_ATTEMPTS is how often a request is made before it counts as failed; without it, 5 times.`,
      run: async ([id], values) => {
        const { bucket, endpoint, region, prefix = '', keep = '5', concurrency = '16' } = values;
        const modes = (['dry-run', 'list', 'rollback'] as const).filter((name) => values[name]);
        const problems = modes.length > 1 ? [`--${modes.join(' and --')} cannot be combined.`] : [];
        if (!bucket) problems.push('--bucket is missing.');
        if (endpoint !== undefined && !(/^https?:\/\//.test(endpoint) && URL.canParse(endpoint)))
          problems.push(`--endpoint is "${endpoint}". It must be a URL such as https://s3.example.org.`);
        for (const [name, text] of Object.entries({ keep, concurrency }))
          if (!/^[1-9]\d{0,3}$/.test(text))
            problems.push(`--${name} is "${text}". It must be a number from 1 to 9999.`);
        if (!bucket || problems.length > 0) throw new UsageError(problems.join('\n'));

        const folder = prefix.replace(/^\/+|\/+$/g, '').replace(/.$/, '$&/');
        const config = {
          maxAttempts: Number(env.AWS_MAX_ATTEMPTS) || 5,
          requestHandler: { connectionTimeout: timeout, socketTimeout: timeout },
          // Services other than Amazon's have no regions, but the client wants one.
          ...((region || endpoint) && { region: region ?? env.AWS_REGION ?? 'us-east-1' }),
        };
        const store = createStore(bucket, folder, config, endpoint);
        const locked = (act: (work: Work) => Promise<string>) =>
          withLock(store, values['force-unlock'], output, async (lost, renew) => {
            const signal = AbortSignal.any([lost, surroundings.signal ?? lost]);
            const work = { store, renew, concurrency: Number(concurrency), signal, print, outcome: '' };
            try {
              return await act(work);
            } catch (cause) {
              const isInterruption = signal.aborted && !(cause instanceof CommandError);
              const what = isInterruption ? 'Interrupted.' : messageOf(cause);
              throw new CommandError(`${what}\n${work.outcome}`.trim(), { cause });
            }
          });
        if (values.list) print(describeReleases(await readHistory(store)));
        else if (values.rollback) print(await locked((work) => rollback(id, work)));
        else {
          const release = makeRelease(await readSite(out), commit(), now());
          if (values['dry-run']) print(describePlan(release, await planDeploy(release, store)));
          else {
            print(await locked((work) => deploy(out, release, Number(keep), work)));
            const note = await surroundings.onLive?.();
            if (note !== undefined) print(note);
          }
        }
      },
    },
    args,
    output,
  );
}

/** Lines on what a deploy would do. */
function describePlan({ files }: Release, { missing, changed }: DeployPlan): string {
  return [
    `out/ has ${Object.keys(files).length} files.`,
    `To send: ${missing.length} files.`,
    ...missing.map(({ path }) => `  send ${path}`),
    `To replace or remove: ${changed.length} files.`,
    ...changed.map((path) => `  ${files[path] ? 'replace' : 'remove'} ${path}`),
  ].join('\n');
}

/** The commit that is checked out, with a mark if files were changed since; undefined without a repository. */
export function currentCommit(): string | undefined {
  const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  // Without Git, there is no output.
  const { stdout }: { stdout: string | null } = spawnSync('git', args, { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}
