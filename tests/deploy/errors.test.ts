import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Bucket, startBucket } from './support/bucket';
import { runDeploy } from './support/run-deploy';
import { removeSites, siteA, writeSite } from './support/sites';

let bucket: Bucket;
const outA = writeSite(siteA);
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.close();
  removeSites();
});

/** What a run prints that fails. */
async function failure(args: string[] = [], out = outA): Promise<string> {
  const { status, output } = await runDeploy(bucket, args, { out });
  expect(status).toBe(1);
  return output.replaceAll(bucket.url, '<store>');
}

it('names wrong options, all at once', async () => {
  expect(
    await failure(['--bucket', '', '--keep', '0', '--list', '--rollback', 'a', 'b', '--endpoint', 'x']),
  ).toMatch(
    /^--bucket is missing\.\n--endpoint is "x"\. It must be a URL such as https:\/\/s3\.example\.org\.\n--list and --rollback exclude each other\.\n"b" is no option\.\n--keep is "0"\. It must be a number from 1 to 9999\.\n\nUsage: /,
  );
  expect(await failure(['--nope'])).toMatch(/^Unknown option '--nope'/);
});

it('says that there is no export', async () => {
  const folder = writeSite({});
  expect(await failure([], `${folder}/out`)).toBe(
    `There is no folder ${folder}/out/. Run npm run build, which writes it.`,
  );
  writeFileSync(`${folder}/404.html`, '');
  expect(await failure([], folder)).toBe(
    `${folder}/ has no index.html. Run npm run build, which writes them.`,
  );
  const taken = writeSite({ ...siteA, '_releases/x': '' });
  expect(await failure([], taken)).toMatch(
    /\/_releases\/ is in the way: the bucket keeps its releases there\./,
  );
});

it('says that there is no such bucket', async () => {
  expect(await failure(['--bucket', 'nope'])).toBe(
    'There is no bucket "nope" at <store>. Make it, or correct --bucket or --endpoint.',
  );
});

it('says that the credentials are wrong, or not there', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'wrong');
  expect(await failure()).toMatch(
    /^<store> refuses the credentials, while reading _releases\/lock\.json \(InvalidAccessKeyId: .*\)\. Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE\.$/,
  );
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE'])
    vi.stubEnv(name, undefined);
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  for (const name of ['AWS_CONFIG_FILE', 'AWS_SHARED_CREDENTIALS_FILE'])
    vi.stubEnv(name, `${outA}/no-such-file`);
  expect(await failure()).toMatch(
    /^There are no credentials for <store>\. Set AWS_ACCESS_KEY_ID and AWS_SECRET/,
  );
  vi.unstubAllEnvs();
});

it.each([
  [
    403,
    'AccessDenied',
    /^The credentials have no access, while sending _releases\/blobs\/\w+ \(AccessDenied: as the test says\)\. They need s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject on its objects\.\n/,
  ],
  [
    403,
    'QuotaExceeded',
    /^<store> has no space left for the bucket "site", while sending .* Make room or raise the quota/,
  ],
  [400, 'EntityTooLarge', /^<store> has no space left for the bucket "site", while sending /],
  [507, 'InsufficientStorage', /^<store> has no space left for the bucket "site", while sending /],
  [301, 'PermanentRedirect', /^The bucket "site" is in another region, while sending .* Correct --region\./],
  [500, 'InternalError', /^<store> failed with status 500, while sending .* Try again later\./],
  [
    400,
    'InvalidRequest',
    /^<store> refuses sending _releases\/blobs\/\w+ \(400 InvalidRequest: as the test says\)\./,
  ],
])('tells status %i %s, and that nothing changed', async (status, code, message) => {
  bucket.gate.decide = ({ method, key }) =>
    method === 'PUT' && key.includes('/blobs/') ? { kind: 'status', status, code } : { kind: 'none' };
  const output = await failure();
  bucket.gate.decide = () => ({ kind: 'none' });
  expect(output).toMatch(message);
  expect(output).toMatch(/\nNothing that readers get has changed\. Deploy again to send what is missing\.$/);
});

it('says that nobody answers there', async () => {
  expect(await failure(['--endpoint', 'http://127.0.0.1:9'])).toMatch(
    /^No connection to http:\/\/127\.0\.0\.1:9, while reading _releases\/lock\.json \(ECONNREFUSED: .*\)\. Look at the network/,
  );
});

it('names what it cannot read in the bucket', async () => {
  await fetch(`${bucket.url}/site/_releases/current.json`, { method: 'PUT', body: '{"live":1}' });
  expect(await failure(['--list'])).toBe(
    '_releases/current.json in the bucket is not what a deploy wrote. Put it back, or remove _releases/current.json to begin anew with the next deploy.',
  );
  await fetch(`${bucket.url}/site/_releases/current.json`, { method: 'DELETE' });
});
