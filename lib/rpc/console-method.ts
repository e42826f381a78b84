import type { Json, Schema } from '@/lib/reference/rpc/schema';

export type { Json };

/** A schema without references to shared types. */
export type ConsoleSchema = Schema;

/** A parameter as the form sees it. */
export interface ConsoleParam {
  name: string;
  required: boolean;
  description: string;
  schema: ConsoleSchema;
}

/** What the console knows of a method: the file `/rpc/<method>.json`, made by the build. */
export interface ConsoleMethod {
  name: string;
  transport: 'http' | 'websocket';
  /** Plain text, shown before Send and confirmed by a checkbox: the method changes something. */
  caution?: string | undefined;
  /** In wire order. */
  params: ConsoleParam[];
  /** Params the form starts from. */
  example: Json[];
  /** Websocket: name of the notification, and of the method that ends the subscription. */
  notification?: string | undefined;
  unsubscribe?: string | undefined;
  /** The networks: mainnet, testnet, devnet, localnet. */
  clusters: { name: string; rpc: string; ws: string }[];
}
