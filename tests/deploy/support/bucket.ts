import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { type FaultProxy, startFaultProxy } from './fault-proxy';

export const bucketName = 'site';
const website = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <IndexDocument><Suffix>index.html</Suffix></IndexDocument>
  <ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`;

/** A bucket with website hosting, and a proxy in front of its interface. */
export interface Bucket {
  proxy: FaultProxy;
  /** Port on which readers get the site, with `site.s3-website.localhost` as host. */
  readerPort: number;
  /** Where the server keeps the objects. */
  directory: string;
  close(): Promise<void>;
}

/**
 * Starts an S3 server. It cannot prove what only a real one has: conditional writes (the proxy adds them), rights,
 * quotas, regions, and what becomes of a request that the server gets long after the client gave it up.
 * @param objects the directory of a bucket whose objects it has too
 */
export async function startBucket(objects?: string): Promise<Bucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'openverse-docs-bucket-'));
  if (objects) await cp(objects, directory, { recursive: true });
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    serviceEndpoint: 'localhost',
    configureBuckets: [{ name: bucketName, configs: [website] }],
  });
  writeWholly(server);
  const { port } = await server.run();
  const proxy = await startFaultProxy(port);
  return {
    proxy,
    readerPort: port,
    directory,
    close: async () => {
      await proxy.close();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** The server answers before a file is written in full, which no store does. */
function writeWholly({ store }: S3rver): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const body = await buffer(Buffer.isBuffer(content) ? Readable.from([content]) : content);
    const file = store.getResourcePath(bucket, key, 'object');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.new`, body);
    await rename(`${file}.new`, file);
    const md5 = createHash('md5').update(body).digest('hex');
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: body.length, md5 };
  };
}
