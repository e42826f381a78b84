import { S3ServiceException } from '@aws-sdk/client-s3';
import { messageOf } from '../cli';

const badCredentials =
  /^(InvalidAccessKeyId|SignatureDoesNotMatch|ExpiredToken|InvalidToken|TokenRefreshRequired|InvalidClientTokenId)$/;
const noSpace = /QuotaExceeded|Insufficient|StorageFull|EntityTooLarge/;
const environment = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE';

/** Status of the answer that refused a request; undefined without an answer. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/** The name that the store or the system has for a failure, such as `NoSuchBucket` or `ECONNREFUSED`. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Explains a failed request, and how to fix it, in a sentence. @param doing completes "while …" */
export function explain(error: unknown, doing: string, bucket: string, endpoint = 'the S3 service'): string {
  const [code, status, said] = [codeOf(error), statusOf(error), messageOf(error)];
  if (code === 'CredentialsProviderError')
    return `There are no credentials for ${endpoint}. Set ${environment}. (${said})`;
  if (/region is missing/i.test(said)) return 'The region is not known. Name it: --region <name>.';
  if (badCredentials.test(code))
    return `${endpoint} refuses the credentials, while ${doing} (${code}: ${said}). Correct ${environment}.`;
  if (code === 'NoSuchBucket')
    return `There is no bucket "${bucket}" at ${endpoint}. Make it, or correct --bucket or --endpoint.`;
  if (code === 'PermanentRedirect' || code === 'AuthorizationHeaderMalformed' || status === 301)
    return `The bucket "${bucket}" is in another region, while ${doing} (${code}: ${said}). Correct --region.`;
  if (noSpace.test(code) || status === 507)
    return `${endpoint} has no space left for the bucket "${bucket}", while ${doing} (${code}: ${said}). Make room or raise the quota, and deploy again.`;
  if (status === 403)
    return `The credentials have no access, while ${doing} (${code}: ${said}). They need s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject on its objects.`;
  if (status !== undefined && status >= 500)
    return `${endpoint} failed with status ${status}, while ${doing} (${code}: ${said}). Try again later.`;
  if (status !== undefined) return `${endpoint} refuses ${doing} (${status} ${code}: ${said}).`;
  if (code === 'TimeoutError') return `${endpoint} did not answer in time, while ${doing}. Try again later.`;
  return `No connection to ${endpoint}, while ${doing} (${code}: ${said}). Check the network, and correct --endpoint.`;
}
