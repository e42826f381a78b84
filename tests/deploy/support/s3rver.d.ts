declare module 's3rver' {
  import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';
  import type S3Object from 's3rver/lib/models/object.js';

  /** Headers of an object, by name in lower case. */
  export type Metadata = Readonly<Record<string, string>>;

  export interface BucketConfig {
    type: string;
  }

  /** What the server hands its store to be written. */
  export interface NewObject {
    key: string;
    content: Buffer | Readable;
    metadata: Metadata;
  }

  interface NamedBucket {
    name: string;
    creationDate: Date;
  }

  /** What the server asks of its store for the requests of the tests. */
  export interface Store {
    getBucket(name: string): Promise<NamedBucket | null>;
    putBucket(name: string): Promise<NamedBucket>;
    getSubresource(bucket: string, key: string | undefined, type: string): Promise<BucketConfig | null>;
    putSubresource(bucket: string, key: string | undefined, config: BucketConfig): Promise<void>;
    existsObject(bucket: string, key: string): Promise<boolean>;
    getObject(bucket: string, key: string): Promise<S3Object | null>;
    putObject(object: NewObject): Promise<{ size: number; md5: string }>;
    copyObject(
      fromBucket: string,
      from: string,
      toBucket: string,
      to: string,
      replacement: Metadata | null,
    ): Promise<Metadata>;
    deleteObject(bucket: string, key: string): Promise<void>;
    listObjects(
      bucket: string,
      options: { prefix?: string; startAfter?: string },
    ): Promise<{ objects: S3Object[]; commonPrefixes: string[]; isTruncated: boolean }>;
  }

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
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      serviceEndpoint: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    store: Store;
    context: { store: Store };
    middleware: ((ctx: Context, next: () => Promise<void>) => Promise<void>)[];
    httpServer: Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}

declare module 's3rver/lib/models/object.js' {
  import type { Readable } from 'node:stream';
  import type { Metadata } from 's3rver';

  export default class S3Object {
    constructor(bucket: string, key: string, content: Readable | null, metadata: Metadata);
    metadata: Metadata;
  }
}
