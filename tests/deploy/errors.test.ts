import { expect, vi } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder';
import { deploy, runDeploy, testWithBucket } from './support/run-deploy';
import { siteA, writeSite } from './support/sites';

const it = testWithBucket();

it.for<[args: string[], message: RegExp, status?: number]>([
  [
    ['--bucket', '', '--keep', '0', '--list', '--rollback', 'a', '--endpoint', 'x'],
    /^--list and --rollback cannot be combined\.\n--bucket is missing\.\n--endpoint is "x"\. It must be a URL such as https:\/\/s3\.example\.org\.\n--keep is "0"\. It must be a number from 1 to 9999\.\n\nUsage: /,
    2,
  ],
  [['--rollback', 'a', 'b'], /^Unexpected argument 'b'\.\n\nUsage: /, 2],
  [
    ['--bucket', 'nope'],
    /^There is no bucket "nope" at http:\S+\. Make it, or correct --bucket or --endpoint\.$/,
  ],
  [
    ['--endpoint', 'http://127.0.0.1:9'],
    /^No connection to http:\/\/127\.0\.0\.1:9, while reading _releases\/lock\.json \(ECONNREFUSED: .*\)\. Check the network/,
  ],
])('%s fails and says why', async ([args, message, wanted = 1], { bucket }) => {
  const { status, output } = await deploy(bucket, siteA, args);
  expect(output).toMatch(message);
  expect(status).toBe(wanted);
});

it('an export that is missing or not complete is reported', async ({ bucket }) => {
  const folder = temporaryFolder();
  const failure = async (out: string) => (await runDeploy(bucket, [], { out })).output;
  expect(await failure(`${folder}/out`)).toBe(
    `There is no folder ${folder}/out/. Run npm run build, which writes it.`,
  );
  await writeSite(folder, { '404.html': '' });
  expect(await failure(folder)).toBe(`${folder}/ has no index.html. Run npm run build, which writes them.`);
  await writeSite(folder, { ...siteA, '_releases/x': '' });
  expect(await failure(folder)).toMatch(/\/_releases\/ is in the way: the bucket keeps its releases there\./);
  expect(bucket.seen).toEqual([]);
});

it('wrong or missing credentials are reported', async ({ bucket, onTestFinished }) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'wrong');
  expect((await deploy(bucket, siteA)).output).toMatch(
    /^http:\S+ refuses the credentials, while reading _releases\/lock\.json \(InvalidAccessKeyId: .*\)\. Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE\.$/,
  );
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE'])
    vi.stubEnv(name, undefined);
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  for (const name of ['AWS_CONFIG_FILE', 'AWS_SHARED_CREDENTIALS_FILE']) vi.stubEnv(name, '/no-such-file');
  expect((await deploy(bucket, siteA)).output).toMatch(
    /^There are no credentials for http:\S+\. Set AWS_ACCESS_KEY_ID and AWS_SECRET/,
  );
});

it.for<[status: number, code: string, message: RegExp]>([
  [
    403,
    'AccessDenied',
    /^The credentials have no access, while sending _releases\/blobs\/\w+ \(AccessDenied: as the test says\)\. They need s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject on its objects\.\n/,
  ],
  [403, 'QuotaExceeded', /^http:\S+ has no space left for the bucket "site", while .* Make room or raise/],
  [400, 'EntityTooLarge', /^http:\S+ has no space left for the bucket "site", while sending /],
  [507, 'InsufficientStorage', /^http:\S+ has no space left for the bucket "site", while sending /],
  [301, 'PermanentRedirect', /^The bucket "site" is in another region, while sending .* Correct --region\./],
  [500, 'InternalError', /^http:\S+ failed with status 500, while sending .* Try again later\./],
  [400, 'InvalidRequest', /^http:\S+ refuses sending _releases\/blobs\/\w+ \(400 InvalidRequest: as the/],
])('status %i %s is explained, and nothing changed', async ([status, code, message], { bucket }) => {
  bucket.decide = ({ method, key }) =>
    method === 'PUT' && key.includes('/blobs/') ? { kind: 'status', status, code } : undefined;
  const { output } = await deploy(bucket, siteA);
  expect(output).toMatch(message);
  expect(output).toMatch(/\nNothing that readers get has changed\. Deploy again to send what is missing\.$/);
});

it('an unreadable state in the bucket is reported with its name', async ({ bucket }) => {
  await bucket.put('_releases/current.json', '{"live":1}');
  expect((await runDeploy(bucket, ['--list'])).output).toBe(
    '_releases/current.json in the bucket is not what a deploy wrote. Put it back, or remove _releases/current.json to start again with the next deploy.',
  );
});
