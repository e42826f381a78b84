import type { Json, Schema } from '@/lib/reference/rpc/schema';

export type { Json };
export type ConsoleSchema = Schema;

/** What the console knows of a method: the file `/rpc/<method>.json`, made by the build. */
export interface ConsoleMethod {
  name: string;
  transport: 'http' | 'websocket';
  /** Plain text, shown before Send and confirmed by a checkbox: the method changes something. */
  caution?: string;
  /** In wire order. */
  params: { name: string; required: boolean; description: string; schema: ConsoleSchema }[];
  /** Params the form starts from. */
  example: Json[];
  /** Shared types that the schemas refer to. */
  types: Record<string, ConsoleSchema>;
  /** Websocket: name of the notification, and of the method that ends the subscription. */
  notification?: string;
  unsubscribe?: string;
  /** The networks: mainnet, testnet, devnet, localnet. */
  clusters: { name: string; rpc: string; ws: string }[];
}

/** A parameter as the form sees it. */
export type ConsoleParam = ConsoleMethod['params'][number];

/** The shared types of a method by name. */
export type ConsoleTypes = ConsoleMethod['types'];
