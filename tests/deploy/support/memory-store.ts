import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

type Headers = Record<string, string>;

/** What a bucket holds, by key. */
export type Objects = Map<string, { body: Buffer; metadata: Headers }>;

/** Lists come in short pages, as they do in stores with thousands of objects. */
const pageLength = 10;

/**
 * Keeps the one bucket of a server in memory. The server's own store answers before a file is written in full, which
 * no service does, and spends most of a test's time on files.
 * @param objects what the bucket holds; it changes with each write
 */
export function memoryStore(bucket: string, objects: Objects) {
  const configs = new Map<string, { type: string }>();
  const at = (key: string) => {
    const found = objects.get(key);
    if (!found) return null;
    const { body, metadata } = found;
    const lastModifiedDate = new Date(metadata['last-modified'] ?? '');
    return { key, content: Readable.from([body]), metadata, size: body.length, lastModifiedDate };
  };
  const put = (key: string, body: Buffer, headers: Headers) => {
    const md5 = createHash('md5').update(body).digest('hex');
    const metadata = {
      ...Object.fromEntries(
        Object.entries(headers).filter(([name]) => /^(content-type|cache-control|x-amz-meta-.+)$/.test(name)),
      ),
      etag: JSON.stringify(md5),
      'content-length': String(body.length),
      'last-modified': new Date().toUTCString(),
    };
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
    getObject: async (_bucket: string, key: string) => at(key),
    putObject: async ({ key, content, metadata }: { key: string; content: Readable; metadata: Headers }) =>
      put(key, Buffer.isBuffer(content) ? content : await buffer(content), metadata),
    copyObject: async (_from: string, from: string, _to: string, to: string, replacement?: Headers) => {
      const source = objects.get(from);
      if (!source) throw new Error(`There is no ${from} to copy.`);
      return put(to, source.body, replacement ?? source.metadata).metadata;
    },
    deleteObject: async (_bucket: string, key: string) => objects.delete(key),
    listObjects: async (_bucket: string, { prefix = '', startAfter = '' }) => {
      const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > startAfter).sort();
      const found = keys.slice(0, pageLength).map(at);
      return { objects: found, commonPrefixes: [], isTruncated: keys.length > pageLength };
    },
  };
}
