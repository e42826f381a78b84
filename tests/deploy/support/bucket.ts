import S3rver from 's3rver';
import { type Gate, openGate } from './gate';
import { memoryStore, type Objects } from './memory-store';

export const bucketName = 'site';
const website = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <IndexDocument><Suffix>index.html</Suffix></IndexDocument>
  <ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`;

/** A bucket with website hosting. */
export interface Bucket {
  /** Of the store's interface. */
  url: string;
  /** Port of the same; as `site.s3-website.localhost` it serves the site to readers. */
  port: number;
  /** What requests to the interface pass. */
  gate: Gate;
  objects: Objects;
  close(): Promise<void>;
}

/**
 * Starts an S3 server. It cannot prove what only a real one has: conditional writes (the gate adds them),
 * signatures (it looks at the key's name only), rights, quotas, regions, and what becomes of a request that the server gets long after the client gave it up.
 * @param start what the bucket holds from the start
 */
export async function startBucket(start: Objects = new Map()): Promise<Bucket> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    serviceEndpoint: 'localhost',
    configureBuckets: [{ name: bucketName, configs: [website] }],
  });
  const objects: Objects = new Map(start);
  server.store = memoryStore(bucketName, objects);
  server.context.store = server.store;
  const gate = openGate(objects);
  // In place of the log of requests, which takes its time though nobody sees it.
  server.middleware[0] = gate.pass;
  const { port } = await server.run();
  // A connection that the server closes just as a request comes would be a fault that no test asked for.
  server.httpServer.keepAliveTimeout = 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    gate,
    objects,
    close: async () => {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
    },
  };
}
