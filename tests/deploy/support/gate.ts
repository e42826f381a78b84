import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Context } from 's3rver';
import type { Objects } from './memory-store';

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

/** What becomes of a request: nothing special, a closed socket, silence, an answer, or an answer that gets lost. */
export type Fault =
  | { kind: 'none' | 'reset' | 'silence' | 'lost-answer' }
  | { kind: 'status'; status: number; code: string };

/** What requests pass before the store gets them. */
export interface Gate {
  seen: Seen[];
  /** Decides on each request; it may look at the site first, as the request waits. */
  decide: (seen: Seen) => Fault | Promise<Fault>;
  /** Whether conditions of a `PUT` hold, as in stores that know them. */
  hasConditions: boolean;
  /** Handles a request; `next` has the store do it. */
  pass: (ctx: Context, next: () => Promise<void>) => Promise<void>;
  /** Ends when no request is under way any more. */
  idle(): Promise<unknown>;
}

/** Opens a gate to a store that has no conditional writes of its own. Readers of the website do not pass it. */
export function openGate(objects: Objects): Gate {
  // One PUT after the other, so that a condition is still true when its PUT is made.
  let lastPut: Promise<unknown> = Promise.resolve();

  const handle = async (ctx: Context, next: () => Promise<void>) => {
    const body = await buffer(ctx.req);
    ctx.req = Readable.from([body]);
    const seen: Seen = {
      number: gate.seen.length + 1,
      method: ctx.method,
      key: decodeURIComponent(ctx.path.split('/').slice(2).join('/')),
      isCopy: 'x-amz-copy-source' in ctx.headers,
      body,
    };
    gate.seen.push(seen);
    const fault = await gate.decide(seen);
    if (fault.kind === 'silence') ctx.respond = false;
    else if (fault.kind === 'reset') hangUp(ctx);
    else if (fault.kind === 'status') fail(ctx, fault.status, fault.code);
    else {
      const carryOut = async () => {
        if (!gate.hasConditions || holds(ctx, objects.get(seen.key)?.metadata.etag)) await next();
        else fail(ctx, 412, 'PreconditionFailed');
      };
      const done = seen.method === 'PUT' ? lastPut.then(carryOut) : carryOut();
      if (seen.method === 'PUT') lastPut = done.catch(() => undefined);
      if (fault.kind === 'none') return done;
      // Refusals get lost as well.
      await done.catch(() => undefined);
      hangUp(ctx);
    }
  };

  const underWay = new Set<Promise<void>>();
  const gate: Gate = {
    seen: [],
    decide: () => ({ kind: 'none' }),
    hasConditions: true,
    pass: (ctx, next) => {
      if (ctx.headers.host?.includes('.s3-website.')) return next();
      const handled = handle(ctx, next).finally(() => underWay.delete(handled));
      underWay.add(handled);
      return handled;
    },
    idle: () => Promise.allSettled(underWay),
  };
  return gate;
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
