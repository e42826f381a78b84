import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { memoryStore, type Objects } from './memory-store';

/** It has no types. */
const S3rver = createRequire(import.meta.url)('s3rver');

export const bucketName = 'site';
const website = `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <IndexDocument><Suffix>index.html</Suffix></IndexDocument>
  <ErrorDocument><Key>404.html</Key></ErrorDocument>
</WebsiteConfiguration>`;

/** A request and its answer, as Koa hands them to its middleware. */
interface Context {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  req: Readable;
  res: ServerResponse;
  status: number;
  type: string;
  body: string;
  /** Whether Koa answers. */
  respond: boolean;
}

/** A request as the store gets it, numbered from 1; `key` is its path without bucket and query. */
export type Seen = { number: number; method: string; key: string; isCopy: boolean; body: Buffer };

/** What happens to a request instead of success: a closed socket, silence, an answer that gets lost, or an error. */
export type Fault =
  | { kind: 'reset' | 'silence' | 'lost-answer' }
  | { kind: 'status'; status: number; code: string };

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
  server.store = server.context.store = memoryStore(bucketName, objects);
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
    if (fault?.kind === 'status') return fail(ctx, fault.status, fault.code);
    if (fault?.kind === 'silence' || fault?.kind === 'reset') return hangUp(ctx, fault.kind);
    const carryOut = async () => {
      if (!bucket.hasConditions || holds(ctx, objects.get(key)?.metadata.etag)) await next();
      else fail(ctx, 412, 'PreconditionFailed');
    };
    const done = ctx.method === 'PUT' ? lastPut.then(carryOut) : carryOut();
    if (ctx.method === 'PUT') lastPut = done.catch(() => undefined);
    if (!fault) return done;
    // Refusals get lost as well.
    await done.catch(() => undefined);
    hangUp(ctx, 'reset');
  };
  // Replaces the request log. Readers of the website are not counted.
  server.middleware[0] = (ctx: Context, next: () => Promise<void>) => {
    if (ctx.headers.host?.includes('.s3-website.')) return next();
    const handled = handle(ctx, next).finally(() => underWay.delete(handled));
    underWay.add(handled);
    return handled;
  };
  const { port }: { port: number } = await server.run();
  // If the server closed a connection just as a request arrives, that would be an unintended fault.
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
    read: (address: string) => readWebsite(port, address),
    close: async () => {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
    },
  };
  return bucket;
}

/** What a browser gets that requests an address of the bucket's website. */
async function readWebsite(port: number, path: string) {
  const headers = { host: `${bucketName}.s3-website.localhost` };
  const [answer] = await once(get({ host: '127.0.0.1', port, path, headers }), 'response');
  const { 'content-type': type, 'cache-control': cache } = answer.headers;
  return { status: answer.statusCode, type, cache, text: await text(answer) };
}

function holds({ headers }: Context, tag: string | undefined): boolean {
  const { 'if-none-match': none, 'if-match': match } = headers;
  return none !== undefined ? tag === undefined : match === undefined || match === tag;
}

function hangUp(ctx: Context, kind: 'silence' | 'reset'): void {
  ctx.respond = false;
  if (kind === 'reset') ctx.res.socket?.destroy();
}

function fail(ctx: Context, status: number, code: string): void {
  ctx.status = status;
  ctx.type = 'application/xml';
  ctx.body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>as the test says</Message></Error>`;
}
