import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'vitest';
import { runDeploy as runCommand, type Surroundings } from '@/lib/deploy/run-command';
import { type Bucket, bucketName, type Seen, startBucket } from './bucket';
import type { Objects } from './memory-store';
import { type Site, writeSite } from './sites';

/** How a run of the command ended, and everything it printed. */
export type Outcome = { status: number; output: string };

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
    // Renewals of the lock in a slow run would be additional requests.
    lockLifetime: 3_600_000,
    // Git takes half as long as a deploy, and blocks this process.
    commit: () => 'test',
    ...surroundings,
  });
  return { status, output: lines.join('\n') };
}

/** Deploys a site from a folder. */
export async function deploy(
  bucket: Bucket,
  site: Site,
  args: string[] = [],
  surroundings: Partial<Surroundings> = {},
): Promise<Outcome> {
  const out = await mkdtemp(path.join(tmpdir(), 'openverse-docs-site-'));
  try {
    await writeSite(out, site);
    return await runDeploy(bucket, args, { out, ...surroundings });
  } finally {
    await rm(out, { recursive: true });
  }
}

/** A test with a bucket. @param start what the bucket holds from the start */
export function testWithBucket(start?: Objects) {
  return test.extend<{ bucket: Bucket }>({
    // Vitest requires a pattern.
    bucket: async ({ task: _ }, use) => {
      const bucket = await startBucket(start);
      await use(bucket);
      await bucket.close();
    },
  });
}

/** What a request of a deploy is for. */
export function phaseOf({ method, key, isCopy }: Seen): string {
  if (isCopy) return key.startsWith('_next/static/') ? 'asset' : (/\.(html|txt)$/.exec(key)?.[1] ?? 'data');
  if (method === 'DELETE' && !key.startsWith('_releases/')) return 'removal';
  if (key.startsWith('_releases/blobs/')) return `${method} content`;
  return `${method} ${key.replace(/\d{8}T\w+-\w+/, '<release>')}`;
}
