import { runCommand, type Surroundings } from '@/lib/deploy/run-command';
import { type Bucket, bucketName } from './bucket';

/** How a run of the command ended. */
export interface Outcome {
  status: number;
  /** Everything it printed. */
  output: string;
}

/** Runs the command on a bucket, one request at a time, so that each request has the same number in each run. */
export async function runDeploy(
  { url }: Bucket,
  args: string[] = [],
  surroundings: Partial<Surroundings> = {},
): Promise<Outcome> {
  const lines: string[] = [];
  const print = (text: string) => lines.push(text);
  const status = await runCommand({
    args: ['--bucket', bucketName, '--endpoint', url, '--concurrency', '1', ...args],
    env: { AWS_MAX_ATTEMPTS: '2' },
    print,
    printError: print,
    settling: 1,
    timeout: 20_000,
    // To renew the lock of a slow run would be requests more.
    lockLifetime: 3_600_000,
    // To ask Git takes as long as half a deploy, and everything in this process waits for it.
    commit: () => 'test',
    ...surroundings,
  });
  return { status, output: lines.join('\n') };
}
