import { S3, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { ZodType } from 'zod';
import { CommandError } from '../cli';
import { blobFolder, type SiteFile } from './release';
import { codeOf, explain, statusOf } from './store-failure';

/** One bucket below a prefix. Keys are without the prefix; every failure is a CommandError that explains it. */
export type Store = ReturnType<typeof createStore>;

/**
 * Connects to a bucket with the credentials that the environment, the profile or the machine give.
 * @param prefix in front of every key: empty, or ending in a slash
 * @param config other settings of the client
 * @param endpoint URL of the service; without it, Amazon's
 */
export function createStore(bucket: string, prefix: string, config: S3ClientConfig, endpoint?: string) {
  const client = new S3({
    ...config,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Services other than Amazon's refuse the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  const run = <T>(doing: string, key: string, request: Promise<T>): Promise<T> =>
    request.catch((cause: unknown) => {
      throw new CommandError(explain(cause, `${doing} ${prefix}${key}`, bucket, endpoint), { cause });
    });
  /** Undefined if the object does not exist; a missing bucket is a failure. */
  const ifThere = <T>(request: Promise<T>): Promise<T | undefined> =>
    request.catch((error: unknown) => {
      if (statusOf(error) !== 404 || codeOf(error) === 'NoSuchBucket') throw error;
      return undefined;
    });
  const putJson = (key: string, value: unknown, condition = {}) => {
    const Body = `${JSON.stringify(value, null, 1)}\n`;
    // Caches must not keep it.
    const headers = { ContentType: 'application/json', CacheControl: 'no-store' };
    return client.putObject({ ...at(key), ...headers, ...condition, Body });
  };

  return {
    /** Keys of all objects in a folder. */
    list: async (folder: string): Promise<string[]> => {
      const keys: string[] = [];
      let last: string | undefined;
      do {
        // Not every service has the second version of this list.
        const request = client.listObjects({ Bucket: bucket, Prefix: prefix + folder, Marker: last });
        const { Contents = [], IsTruncated } = await run('listing', folder, request);
        keys.push(...Contents.map(({ Key = '' }) => Key.slice(prefix.length)));
        last = IsTruncated ? Contents.at(-1)?.Key : undefined;
      } while (last);
      return keys;
    },

    /**
     * An object's JSON and its tag; undefined if the object does not exist.
     * @param fix what to do if it has another form, in a sentence
     */
    readJson: async <T>(key: string, schema: ZodType<T>, fix: string) => {
      const object = ifThere(client.getObject(at(key))).then(
        async (answer) => answer && { text: await answer.Body?.transformToString(), tag: answer.ETag },
      );
      const there = await run('reading', key, object);
      if (!there) return;
      try {
        return { value: schema.parse(JSON.parse(there.text ?? '')), tag: there.tag };
      } catch (cause) {
        throw new CommandError(`${key} in the bucket is not what a deploy wrote. ${fix}`, { cause });
      }
    },

    writeJson: (key: string, value: unknown) => run('writing', key, putJson(key, value)),

    /**
     * Writes JSON if the object still has a tag, or, without a tag, if the object does not exist.
     * @returns whether it is written; a store without conditional writes always does so
     */
    writeJsonIf: (key: string, value: unknown, tag: string | undefined): Promise<boolean> => {
      const onFailure = async (error: unknown): Promise<boolean> => {
        const status = statusOf(error) ?? 0;
        // 412: the condition is false. 404: the object of the condition was removed. 409: another write is in progress.
        if ([404, 409, 412].includes(status)) return false;
        if (status !== 501) throw error;
        await putJson(key, value);
        return true;
      };
      const condition = tag ? { IfMatch: tag } : { IfNoneMatch: '*' };
      const isWritten = putJson(key, value, condition).then(() => true, onFailure);
      return run('writing', key, isWritten);
    },

    /** Writes a content under its hash. */
    writeBlob: (hash: string, Body: Buffer, ContentType: string) =>
      run('sending', blobFolder + hash, client.putObject({ ...at(blobFolder + hash), ContentType, Body })),

    /** Copies a content to a key of the site, inside the store and in one operation. */
    publish: (key: string, { hash, type, cache }: SiteFile) => {
      const request = client.copyObject({
        ...at(key),
        CopySource: `${bucket}/${prefix}${blobFolder}${hash}`.split('/').map(encodeURIComponent).join('/'),
        MetadataDirective: 'REPLACE',
        ContentType: type,
        CacheControl: cache,
        Metadata: { sha256: hash },
      });
      return run('replacing', key, request);
    },

    /** The content that a key of the site serves now; undefined if it does not exist. */
    published: async (key: string): Promise<SiteFile | undefined> => {
      const head = await run('looking at', key, ifThere(client.headObject(at(key))));
      const { Metadata, ContentType: type = '', CacheControl: cache = '' } = head ?? {};
      return head && { hash: Metadata?.sha256 ?? '', type, cache };
    },

    /** Removes an object. Succeeds if the object does not exist. */
    remove: (key: string) => run('removing', key, client.deleteObject(at(key))),
  };
}
