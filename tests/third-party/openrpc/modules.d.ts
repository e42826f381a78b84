// What a generated client imports. The generator's template does not compile with the newest versions of these
// packages that it asks for, which is its fault. No type of the RPC depends on them.
declare module '@open-rpc/client-js' {
  export class HTTPTransport {
    constructor(url: string);
  }
  export class WebSocketTransport {
    constructor(url: string);
  }
  export class RequestManager {
    constructor(transports: (HTTPTransport | WebSocketTransport)[]);
  }
  export type JSONRPCError = Error;
  export class Client {
    constructor(manager: RequestManager);
    onNotification(callback: (data: unknown) => void): void;
    onError(callback: (data: JSONRPCError) => void): void;
    startBatch(): void;
    stopBatch(): void;
    notify(method: string, params: unknown): Promise<never>;
    request(method: string, params: unknown, timeout?: number): Promise<unknown>;
  }
}
declare module '@open-rpc/meta-schema' {
  export type ContentDescriptorObject = { name: string };
  export interface MethodObject {
    name: string;
    params: object[];
    result?: object;
    [key: string]: unknown;
  }
  export interface OpenrpcDocument {
    methods: MethodObject[];
    [key: string]: unknown;
  }
}
declare module '@open-rpc/schema-utils-js' {
  import type { OpenrpcDocument } from '@open-rpc/meta-schema';

  export class MethodNotFoundError extends Error {}
  export class MethodCallValidator {
    constructor(document: OpenrpcDocument);
    validate(method: string, params: unknown[]): MethodNotFoundError | Error[];
  }
}
declare module 'lodash' {
  export function find<T>(list: readonly T[], test: (item: T) => boolean): T | undefined;
  export function map(list: readonly object[], key: string): string[];
  export function zipObject(keys: readonly unknown[], values: readonly unknown[]): object;
}
