import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BucketConfig, Metadata, NewObject, Store } from 's3rver';
import S3Object from 's3rver/lib/models/object.js';

/** What a bucket holds, by key. */
export type Objects = Map<string, { body: Buffer; metadata: Metadata }>;

/** Lists come in short pages, as they do in stores with thousands of objects. */
const pageLength = 10;

/**
 * Keeps the one bucket of a server in memory. The server's own store answers before a file is written in full, which
 * no service does, and spends most of a test's time on files.
 * @param objects what the bucket holds; it changes with each write
 */
export function memoryStore(bucket: string, objects: Objects): Store {
  const configs = new Map<string, BucketConfig>();
  const created = new Date();
  const at = (key: string) => {
    const there = objects.get(key);
    return there && new S3Object(bucket, key, Readable.from([there.body]), there.metadata);
  };
  const put = (key: string, body: Buffer, headers: Metadata) => {
    const md5 = createHash('md5').update(body).digest('hex');
    const { metadata } = new S3Object(bucket, key, null, {
      ...headers,
      etag: JSON.stringify(md5),
      'content-length': String(body.length),
      'last-modified': new Date().toUTCString(),
    });
    objects.set(key, { body, metadata });
    return { size: body.length, md5, metadata };
  };

  return {
    getBucket: async (name) => (name === bucket ? { name, creationDate: created } : null),
    putBucket: async (name) => ({ name, creationDate: created }),
    getSubresource: async (_bucket, _key, type) => configs.get(type) ?? null,
    putSubresource: async (_bucket, _key, config) => {
      configs.set(config.type, config);
    },
    existsObject: async (_bucket, key) => objects.has(key),
    getObject: async (_bucket, key) => at(key) ?? null,
    putObject: async ({ key, content, metadata }: NewObject) =>
      put(key, Buffer.isBuffer(content) ? content : await buffer(content), metadata),
    copyObject: async (_from, from, _to, to, replacement) => {
      const source = objects.get(from);
      if (!source) throw new Error(`There is no ${from} to copy.`);
      return put(to, source.body, replacement ?? source.metadata).metadata;
    },
    deleteObject: async (_bucket, key) => {
      objects.delete(key);
    },
    listObjects: async (_bucket, { prefix = '', startAfter = '' }) => {
      const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > startAfter).sort();
      const found = keys.slice(0, pageLength).flatMap((key) => at(key) ?? []);
      return { objects: found, commonPrefixes: [], isTruncated: keys.length > pageLength };
    },
  };
}
