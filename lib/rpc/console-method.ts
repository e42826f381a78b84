import type { Json, Method, Schema } from '@/lib/reference/rpc/schema';

export type { Json };

/** A schema without references to shared types. */
export type ConsoleSchema = Schema;

/** A parameter as the form sees it. */
export type ConsoleParam = Method['params'][number];

/** What the console knows of a method: the file `/rpc/<method>.json`, made by the build. Its texts are not Markdown. */
export interface ConsoleMethod extends Pick<Method, 'name' | 'transport' | 'caution' | 'params'> {
  /** Params the form starts from. */
  example: Json[];
  /** Websocket: name of the notification, and of the method that ends the subscription. */
  notification?: string | undefined;
  unsubscribe?: string | undefined;
  /** The networks: mainnet, testnet, devnet, localnet. */
  clusters: { name: string; rpc: string; ws: string }[];
}
