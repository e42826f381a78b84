import { get } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver, { type Context } from 's3rver';
import { memoryStore, type Objects } from './memory-store';

export const bucketName = 'site';
const website = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <IndexDocument><Suffix>index.html</Suffix></IndexDocument>
  <ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`;

/** A request as the store gets it. */
export interface Seen {
  /** From 1. */
  number: number;
  method: string;
  /** Without bucket and query: the key. */
  key: string;
  isCopy: boolean;
  body: Buffer;
}

/** What happens to a request: nothing special, a closed socket, silence, an answer, or an answer that gets lost. */
export type Fault =
  | { kind: 'none' | 'reset' | 'silence' | 'lost-answer' }
  | { kind: 'status'; status: number; code: string };

/** What a reader of the website gets. */
export interface Answer {
  status: number;
  type: string | undefined;
  cache: string | undefined;
  text: string;
}

export type Bucket = Awaited<ReturnType<typeof startBucket>>;

/**
 * Starts an S3 server with one bucket, which has website hosting. It cannot prove what only a real one has: conditional
 * writes (added here), signatures (it checks only the key's name), rights, quotas, regions, and what happens to a
 * request that the server gets long after the client gave up.
 * @param start what the bucket holds from the start
 */
export async function startBucket(start: Objects = new Map()) {
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
  // One PUT after the other, so that a condition is still true when its PUT is made.
  let lastPut: Promise<unknown> = Promise.resolve();
  const underWay = new Set<Promise<void>>();

  const handle = async (ctx: Context, next: () => Promise<void>) => {
    const body = await buffer(ctx.req);
    ctx.req = Readable.from([body]);
    const key = decodeURIComponent(ctx.path.split('/').slice(2).join('/'));
    const isCopy = 'x-amz-copy-source' in ctx.headers;
    const seen: Seen = { number: bucket.seen.length + 1, method: ctx.method, key, isCopy, body };
    bucket.seen.push(seen);
    const fault = await bucket.decide(seen);
    if (fault?.kind === 'silence') ctx.respond = false;
    else if (fault?.kind === 'reset') hangUp(ctx);
    else if (fault?.kind === 'status') fail(ctx, fault.status, fault.code);
    else {
      const carryOut = async () => {
        if (!bucket.hasConditions || holds(ctx, objects.get(key)?.metadata.etag)) await next();
        else fail(ctx, 412, 'PreconditionFailed');
      };
      const done = ctx.method === 'PUT' ? lastPut.then(carryOut) : carryOut();
      if (ctx.method === 'PUT') lastPut = done.catch(() => undefined);
      if (fault?.kind !== 'lost-answer') return done;
      // Refusals get lost as well.
      await done.catch(() => undefined);
      hangUp(ctx);
    }
  };
  // In place of the log of requests. Readers of the website are not counted.
  server.middleware[0] = (ctx, next) => {
    if (ctx.headers.host?.includes('.s3-website.')) return next();
    const handled = handle(ctx, next).finally(() => underWay.delete(handled));
    underWay.add(handled);
    return handled;
  };
  const { port } = await server.run();
  // A connection that the server closes just as a request arrives would be a fault that no test asked for.
  server.httpServer.keepAliveTimeout = 0;

  const url = `http://127.0.0.1:${port}`;
  const bucket = {
    /** Of the store's interface. */
    url,
    objects,
    /** Every request to the interface. */
    seen: [] as Seen[],
    /** Decides on each request; it may look at the site first, as the request waits. */
    decide: (_seen: Seen): Fault | undefined | Promise<Fault | undefined> => undefined,
    /** Whether conditions of a `PUT` hold, as in stores that know them. */
    hasConditions: true,
    /** Ends when no request is under way any more. */
    idle: () => Promise.allSettled(underWay),
    /** Writes an object without the command. */
    put: (key: string, body: string) => fetch(`${url}/${bucketName}/${key}`, { method: 'PUT', body }),
    /** Requests an address of the bucket's website, as a browser does. */
    read: (address: string) => readWebsite(port, address),
    close: async () => {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
    },
  };
  return bucket;
}

function readWebsite(port: number, address: string): Promise<Answer> {
  const headers = { host: `${bucketName}.s3-website.localhost` };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: address, headers }, async (answer) => {
      const { 'content-type': type, 'cache-control': cache } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, type, cache, text: (await buffer(answer)).toString() });
    }).on('error', reject);
  });
}

function holds({ headers }: Context, tag: string | undefined): boolean {
  const { 'if-none-match': none, 'if-match': match } = headers;
  if (none !== undefined) return tag === undefined;
  return match === undefined || match === tag;
}

function hangUp(ctx: Context): void {
  ctx.respond = false;
  ctx.res.socket?.destroy();
}

function fail(ctx: Context, status: number, code: string): void {
  ctx.status = status;
  ctx.type = 'application/xml';
  ctx.body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>as the test says</Message></Error>`;
}
