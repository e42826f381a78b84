import { parseArgs } from 'node:util';
import { DeployError } from './deploy-error';

export const usage = `Usage: npm run deploy -- --bucket <name> [options]

Puts out/ onto S3-compatible storage: sends what changed beside the site, then makes it live.

  --bucket <name>       The bucket.
  --endpoint <url>      Where the service is. Without it, Amazon's S3.
  --region <name>       The region. Without it, that of the environment or the profile.
  --prefix <path>       Folder of the bucket that the site is in.
  --concurrency <n>     Requests at a time. Without it, 16.
  --keep <n>            Releases that stay for open pages and for --rollback. Without it, 5.
  --dry-run             Shows what a deploy would do. Changes nothing.
  --list                Shows the releases in the bucket.
  --rollback [release]  Makes the release before the live one live again, or the one that is named.
  --force-unlock        Takes the lock from a run that is dead.
  --help                Shows this.

Credentials come from where the AWS SDK looks: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, AWS_PROFILE, or the machine's
role. AWS_MAX_ATTEMPTS is how often a request is made before it counts as failed; without it, 5 times.`;

/** Where the command works, and how. */
export interface Target {
  bucket: string;
  endpoint: string | undefined;
  region: string | undefined;
  /** Empty, or ending in a slash. */
  prefix: string;
  concurrency: number;
  isForced: boolean;
}

/** What the command is asked to do. */
export type Command =
  | { name: 'help' }
  | ({ name: 'deploy'; isDryRun: boolean; keep: number } & Target)
  | ({ name: 'list' } & Target)
  | ({ name: 'rollback'; release: string | undefined } & Target);

/** Reads the arguments. @throws a DeployError that names everything that is wrong */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = parseFlags(args);
  if (values.help) return { name: 'help' };
  const { bucket, endpoint, region } = values;
  const isRollback = values.rollback === true;
  const problems: string[] = [];
  if (!bucket) problems.push('--bucket is missing.');
  if (endpoint !== undefined && !/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    problems.push(`--endpoint is "${endpoint}". It must be a URL such as https://s3.example.org.`);
  const modes = (['dry-run', 'list', 'rollback'] as const).filter((name) => values[name]);
  if (modes.length > 1)
    problems.push(`${modes.map((name) => `--${name}`).join(' and ')} exclude each other.`);
  const extra = isRollback ? positionals.slice(1) : positionals;
  if (extra.length > 0) problems.push(`"${extra.join(' ')}" is no option.`);
  const numbers = { keep: 5, concurrency: 16 };
  for (const name of ['keep', 'concurrency'] as const) {
    const text = values[name] ?? String(numbers[name]);
    if (/^[1-9]\d{0,3}$/.test(text)) numbers[name] = Number(text);
    else problems.push(`--${name} is "${text}". It must be a number from 1 to 9999.`);
  }
  if (!bucket || problems.length > 0) throw new DeployError(`${problems.join('\n')}\n\n${usage}`);

  const { keep, concurrency } = numbers;
  const prefix = (values.prefix ?? '').replace(/^\/+|\/+$/g, '').replace(/.$/, '$&/');
  const target = { bucket, endpoint, region, prefix, concurrency, isForced: values['force-unlock'] === true };
  if (values.list) return { name: 'list', ...target };
  if (isRollback) return { name: 'rollback', release: positionals[0], ...target };
  return { name: 'deploy', isDryRun: values['dry-run'] === true, keep, ...target };
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        bucket: { type: 'string' },
        endpoint: { type: 'string' },
        region: { type: 'string' },
        prefix: { type: 'string' },
        concurrency: { type: 'string' },
        keep: { type: 'string' },
        'dry-run': { type: 'boolean' },
        list: { type: 'boolean' },
        rollback: { type: 'boolean' },
        'force-unlock': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new DeployError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
