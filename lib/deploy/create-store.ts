import { S3 } from '@aws-sdk/client-s3';
import { blobKey, type ServedFile, type SiteFile } from './release';
import { StoreError, storeError } from './store-failure';

/** How to reach a bucket. */
export interface Connection {
  bucket: string;
  /** URL of the service; without it, Amazon's. */
  endpoint: string | undefined;
  region: string | undefined;
  /** In front of every key: empty, or ending in a slash. */
  prefix: string;
  /** Times that a request is made before it counts as failed; the client pauses in between, longer each time. */
  attempts: number;
  /** Milliseconds without a byte after which a request counts as failed. */
  timeout: number;
}

/** Conditions that a `PUT` names, and which the store may not know. */
export type Condition = { IfNoneMatch: '*' } | { IfMatch: string };

/** One bucket below a prefix. Keys are without the prefix; every failure is a StoreError. */
export type Store = ReturnType<typeof createStore>;

/** Connects to a bucket with the credentials that the environment, the profile or the machine give. */
export function createStore({ bucket, endpoint, region, prefix, attempts, timeout }: Connection) {
  const client = new S3({
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(region && { region }),
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: timeout, socketTimeout: timeout },
    // Services other than Amazon's refuse the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  const run = async <T>(doing: string, request: () => Promise<T>): Promise<T> => {
    try {
      return await request();
    } catch (error) {
      throw storeError(error, doing, { bucket, endpoint });
    }
  };
  /** Undefined if there is no such object; a missing bucket stays a failure. */
  const ifThere = async <T>(answer: Promise<T>): Promise<T | undefined> => {
    try {
      return await answer;
    } catch (error) {
      const isMissing = error instanceof StoreError && error.status === 404 && error.code !== 'NoSuchBucket';
      if (isMissing) return;
      throw error;
    }
  };

  return {
    /** Sizes of all objects in a folder, by key. */
    list: (folder: string) =>
      run(`listing ${prefix}${folder}`, async () => {
        const sizes = new Map<string, number>();
        let last: string | undefined;
        do {
          // Not every service has the second version of this list.
          const request = { Bucket: bucket, Prefix: prefix + folder, Marker: last };
          const { Contents = [], IsTruncated } = await client.listObjects(request);
          for (const { Key = '', Size = 0 } of Contents) sizes.set(Key.slice(prefix.length), Size);
          last = IsTruncated ? Contents.at(-1)?.Key : undefined;
        } while (last);
        return sizes;
      }),

    /** An object's text and its tag; undefined where there is none. */
    read: (key: string) =>
      ifThere(
        run(`reading ${prefix}${key}`, async () => {
          const { Body, ETag: tag } = await client.getObject(at(key));
          return { text: (await Body?.transformToString()) ?? '', tag };
        }),
      ),

    /** Writes a value as JSON, which caches must not keep. */
    writeJson: (key: string, value: unknown, condition?: Condition) =>
      run(`writing ${prefix}${key}`, async () => {
        const Body = `${JSON.stringify(value, null, 1)}\n`;
        const headers = { ContentType: 'application/json', CacheControl: 'no-store' };
        await client.putObject({ ...at(key), ...headers, ...condition, Body });
      }),

    /** Writes a content under its hash. */
    writeBlob: (hash: string, Body: Buffer, ContentType: string) =>
      run(`sending ${prefix}${blobKey(hash)}`, () =>
        client.putObject({ ...at(blobKey(hash)), ContentType, Body }),
      ),

    /** Copies a content to a key of the site, inside the store and in one operation. */
    publish: (key: string, { hash, type, cache }: SiteFile) =>
      run(`replacing ${prefix}${key}`, () =>
        client.copyObject({
          ...at(key),
          CopySource: `${bucket}/${prefix}${blobKey(hash)}`.split('/').map(encodeURIComponent).join('/'),
          MetadataDirective: 'REPLACE',
          ContentType: type,
          CacheControl: cache,
          Metadata: { sha256: hash },
        }),
      ),

    /** What a key of the site serves now; undefined where there is nothing, or nothing of ours. */
    published: async (key: string): Promise<ServedFile | undefined> => {
      const head = await ifThere(run(`looking at ${prefix}${key}`, () => client.headObject(at(key))));
      if (!head) return;
      const { Metadata, ContentType: type = '', CacheControl: cache = '' } = head;
      return { hash: Metadata?.sha256 ?? '', type, cache };
    },

    /** Removes an object; it is no failure if there is none. */
    remove: (key: string) => run(`removing ${prefix}${key}`, () => client.deleteObject(at(key))),

    close: () => client.destroy(),
  };
}
