declare module 's3rver' {
  import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';

  /** A request and its answer, as Koa hands them to its middleware. */
  export interface Context {
    method: string;
    path: string;
    headers: IncomingHttpHeaders;
    /** What the server reads the body from. */
    req: Readable;
    res: ServerResponse;
    status: number;
    type: string;
    body: string;
    /** Whether Koa answers. */
    respond: boolean;
  }

  export default class S3rver {
    constructor(options: object);
    store: object;
    context: { store: object };
    middleware: ((ctx: Context, next: () => Promise<void>) => Promise<void>)[];
    httpServer: Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}

declare module 's3rver/lib/models/object.js' {
  import type { Readable } from 'node:stream';

  export default class S3Object {
    constructor(bucket: string, key: string, content: Readable | null, metadata: Record<string, string>);
    metadata: Record<string, string>;
  }
}
