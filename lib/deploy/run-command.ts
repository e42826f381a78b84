import { currentCommit } from './commit';
import { type Connection, createStore } from './create-store';
import { deploy, planDeploy } from './deploy';
import { DeployError } from './deploy-error';
import { readHistory } from './history';
import { type Command, parseCommand, type Target, usage } from './parse-command';
import { readSite } from './read-site';
import { makeRelease, type Release } from './release';
import { describePlan, describeReleases } from './reports';
import { findRollback, rollback } from './rollback';
import { type Session, type SessionOptions, withLock } from './with-lock';

/** What the command has around it; tests put other things in its place. */
export interface Surroundings extends SessionOptions {
  args: string[];
  env: Record<string, string | undefined>;
  /** Folder of the export. */
  out?: string;
  /** Milliseconds that a request may be silent. */
  timeout?: number;
  /** Says which commit is checked out. */
  commit?: () => string | undefined;
}

/** The command `deploy`. @returns its exit status */
export async function runCommand(surroundings: Surroundings): Promise<0 | 1> {
  const { args, print, printError } = surroundings;
  try {
    const command = parseCommand(args);
    if (command.name === 'help') print(usage);
    else await runOnBucket(command, surroundings);
    return 0;
  } catch (error) {
    printError(
      error instanceof DeployError ? error.message : String(error instanceof Error ? error.stack : error),
    );
    return 1;
  }
}

type BucketCommand = Exclude<Command, { name: 'help' }>;

async function runOnBucket(command: BucketCommand, surroundings: Surroundings): Promise<void> {
  const { print, out = 'out', now = Date.now, commit = currentCommit } = surroundings;
  const store = createStore(connectionOf(command, surroundings));
  try {
    if (command.name === 'list') {
      for (const line of describeReleases(await readHistory(store))) print(line);
    } else if (command.name === 'rollback') {
      await withLock(store, command, surroundings, (session) => runRollback(command.release, session, print));
    } else {
      const release = makeRelease(await readSite(out), commit(), now());
      if (!command.isDryRun)
        return await withLock(store, command, surroundings, (session) =>
          runDeploy(out, release, command.keep, session, print),
        );
      for (const line of describePlan(release, await planDeploy(release, { store }))) print(line);
    }
  } finally {
    store.close();
  }
}

async function runRollback(id: string | undefined, session: Session, print: (text: string) => void) {
  const history = await readHistory(session.work.store);
  const target = findRollback(history, id);
  session.expect(Object.keys(target.files).length);
  await rollback(history, target, session.work);
  session.stop();
  print(`Release ${target.id} is live.`);
}

async function runDeploy(
  out: string,
  release: Release,
  keep: number,
  session: Session,
  print: (text: string) => void,
) {
  const plan = await planDeploy(release, session.work);
  if (plan.isLive) return print(`Nothing to send: out/ is release ${plan.history.live.id}, which is live.`);
  const { missing, replaced, goneRoutes } = plan;
  session.expect(missing.length + replaced.length + goneRoutes.length);
  await deploy(out, release, plan, keep, session.renew, session.work);
  session.stop();
  print(`Release ${release.id} is live: ${missing.length} files sent, ${replaced.length} replaced.`);
}

function connectionOf(
  { bucket, endpoint, region, prefix }: Target,
  { env, timeout = 60_000 }: Surroundings,
): Connection {
  const attempts = Number(env.AWS_MAX_ATTEMPTS) || 5;
  // Services other than Amazon's have no regions, but the client wants one.
  const known = region ?? (endpoint ? (env.AWS_REGION ?? 'us-east-1') : undefined);
  return { bucket, endpoint, region: known, prefix, attempts, timeout };
}
