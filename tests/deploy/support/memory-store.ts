import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3Object from 's3rver/lib/models/object.js';

type Metadata = Record<string, string>;

/** What a bucket holds, by key. */
export type Objects = Map<string, { body: Buffer; metadata: Metadata }>;

/** Lists come in short pages, as they do in stores with thousands of objects. */
const pageLength = 10;

/**
 * Keeps the one bucket of a server in memory. The server's own store answers before a file is written in full, which
 * no service does, and spends most of a test's time on files.
 * @param objects what the bucket holds; it changes with each write
 */
export function memoryStore(bucket: string, objects: Objects): object {
  const configs = new Map<string, { type: string }>();
  const at = (key: string) => {
    const found = objects.get(key);
    return found && new S3Object(bucket, key, Readable.from([found.body]), found.metadata);
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
    getBucket: async (name: string) => (name === bucket ? { name } : null),
    putBucket: async () => undefined,
    getSubresource: async (_bucket: string, _key: unknown, type: string) => configs.get(type) ?? null,
    putSubresource: async (_bucket: string, _key: unknown, config: { type: string }) =>
      configs.set(config.type, config),
    existsObject: async (_bucket: string, key: string) => objects.has(key),
    getObject: async (_bucket: string, key: string) => at(key) ?? null,
    putObject: async ({ key, content, metadata }: { key: string; content: Readable; metadata: Metadata }) =>
      put(key, Buffer.isBuffer(content) ? content : await buffer(content), metadata),
    copyObject: async (_from: string, from: string, _to: string, to: string, replacement?: Metadata) => {
      const source = objects.get(from);
      if (!source) throw new Error(`There is no ${from} to copy.`);
      return put(to, source.body, replacement ?? source.metadata).metadata;
    },
    deleteObject: async (_bucket: string, key: string) => void objects.delete(key),
    listObjects: async (_bucket: string, { prefix = '', startAfter = '' }) => {
      const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > startAfter).sort();
      const found = keys.slice(0, pageLength).map(at);
      return { objects: found, commonPrefixes: [], isTruncated: keys.length > pageLength };
    },
  };
}
