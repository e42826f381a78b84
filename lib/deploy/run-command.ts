import { execFileSync } from 'node:child_process';
import { createProgress, type Output, runCommand, UsageError } from '../cli';
import { createStore, type Store } from './create-store';
import { type DeployPlan, deploy, planDeploy, rollback } from './deploy';
import { describeReleases, findRollback, readHistory } from './history';
import { type LockOptions, takeLock } from './lock';
import { readSite } from './read-site';
import { makeRelease, type Release } from './release';
import type { Work } from './work';

/** What the command has around it; tests put other things in its place. */
export interface Surroundings extends Output, LockOptions {
  args: string[];
  env: Record<string, string | undefined>;
  signal?: AbortSignal;
  terminal?: NodeJS.WriteStream;
  /** Folder of the export. */
  out?: string;
  /** Milliseconds that a request may be silent. */
  timeout?: number;
  /** Says which commit is checked out. */
  commit?: () => string | undefined;
  /** Called when out/ is live. @returns a line to print, if there is something to say */
  onLive?: () => Promise<string | undefined>;
}

/** Takes the lock of the bucket, does something, and gives the lock back however that ends. */
type WithLock = (run: (work: Work) => Promise<string>) => Promise<string[]>;

/** The command `deploy`. @returns its exit status */
export function runDeploy(surroundings: Surroundings): Promise<number> {
  const { print, env, out = 'out', now = Date.now, commit = currentCommit } = surroundings;
  return runCommand(
    {
      name: 'deploy',
      about: 'Puts out/ onto S3-compatible storage: sends what changed next to the site, then makes it live.',
      options: {
        bucket: { value: '<name>', help: 'The bucket; needed.' },
        endpoint: { value: '<url>', help: "Where the service is. Without it, Amazon's S3." },
        region: {
          value: '<name>',
          help: 'The region. Without it, that of the environment or the profile.',
        },
        prefix: { value: '<path>', help: 'Folder of the bucket that the site is in.' },
        concurrency: { value: '<n>', help: 'Requests at a time. Without it, 16.' },
        keep: { value: '<n>', help: 'Releases that stay for open pages and for --rollback. Without it, 5.' },
        'dry-run': { help: 'Shows what a deploy would do. Changes nothing.' },
        list: { help: 'Shows the releases in the bucket.' },
        rollback: {
          value: '[release]',
          help: 'Makes the release before the live one live again, or the one that is named.',
        },
        'force-unlock': { help: 'Takes the lock from a run that is dead.' },
      },
      notes: `Credentials come from where the AWS SDK looks: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, AWS_PROFILE, or the machine's
role. AWS_MAX_ATTEMPTS is how often a request is made before it counts as failed; without it, 5 times.`,
      run: async ([id], values) => {
        const { bucket, endpoint, region, prefix = '', keep = '5', concurrency = '16' } = values;
        const modes = (['dry-run', 'list', 'rollback'] as const).filter((name) => values[name]);
        const problems = modes.length > 1 ? [`--${modes.join(' and --')} exclude each other.`] : [];
        if (!bucket) problems.push('--bucket is missing.');
        if (endpoint !== undefined && !(/^https?:\/\//.test(endpoint) && URL.canParse(endpoint)))
          problems.push(`--endpoint is "${endpoint}". It must be a URL such as https://s3.example.org.`);
        for (const [name, text] of Object.entries({ keep, concurrency }))
          if (!/^[1-9]\d{0,3}$/.test(text))
            problems.push(`--${name} is "${text}". It must be a number from 1 to 9999.`);
        if (!bucket || problems.length > 0) throw new UsageError(problems.join('\n'));

        const store = createStore({
          bucket,
          endpoint,
          // Services other than Amazon's have no regions, but the client wants one.
          region: region ?? (endpoint ? (env.AWS_REGION ?? 'us-east-1') : undefined),
          prefix: prefix.replace(/^\/+|\/+$/g, '').replace(/.$/, '$&/'),
          attempts: Number(env.AWS_MAX_ATTEMPTS) || 5,
          timeout: surroundings.timeout ?? 60_000,
        });
        try {
          const withLock: WithLock = async (run) => {
            const lock = await takeLock(store, values['force-unlock'], surroundings);
            const signal = AbortSignal.any([
              lock.lost,
              ...(surroundings.signal ? [surroundings.signal] : []),
            ]);
            const progress = createProgress(print, surroundings.terminal);
            const manner = { concurrency: Number(concurrency), signal, onFile: progress.step };
            try {
              return [await run({ store, renew: lock.renew, ...manner })];
            } finally {
              progress.end();
              await lock.release();
            }
          };
          const lines = await act(modes[0], store, withLock, id, Number(keep));
          for (const line of lines) print(line);
          const note = modes.length === 0 ? await surroundings.onLive?.() : undefined;
          if (note !== undefined) print(note);
          return 0;
        } finally {
          store.close();
        }
      },
    },
    surroundings.args,
    surroundings,
  );

  /** Does what the command is asked to do. @returns lines on what it did */
  async function act(
    mode: 'dry-run' | 'list' | 'rollback' | undefined,
    store: Store,
    withLock: WithLock,
    id: string | undefined,
    keep: number,
  ): Promise<string[]> {
    if (mode === 'list') return describeReleases(await readHistory(store));
    if (mode === 'rollback')
      return withLock(async (work) => {
        const history = await readHistory(store);
        const target = findRollback(history, id);
        await rollback(history, target, work);
        return `Release ${target.id} is live.`;
      });
    const release = makeRelease(await readSite(out), commit(), now());
    if (mode === 'dry-run') return describePlan(release, await planDeploy(release, { store }));
    return withLock(async (work) => {
      const plan = await planDeploy(release, work);
      if (plan.isLive) return `Nothing to send: out/ is release ${plan.history.live.id}, which is live.`;
      await deploy(out, release, plan, keep, work);
      const { missing, replaced } = plan;
      return `Release ${release.id} is live: ${missing.length} files sent, ${replaced.length} replaced.`;
    });
  }
}

/** Lines on what a deploy would do. */
function describePlan({ files }: Release, { missing, replaced, goneRoutes }: DeployPlan): string[] {
  const bytes = missing.reduce((sum, { size }) => sum + size, 0);
  return [
    `out/ has ${Object.keys(files).length} files.`,
    `To send: ${missing.length} files, ${bytes} bytes.`,
    ...missing.map(({ path }) => `  send ${path}`),
    `To replace: ${replaced.length} files.`,
    ...replaced.map((path) => `  replace ${path}`),
    ...goneRoutes.map((path) => `  remove ${path}`),
  ];
}

/** The commit that is checked out, with a mark if files were changed since; undefined without a repository. */
export function currentCommit(): string | undefined {
  const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return;
  }
}
