import type { Json, Method } from './schema';

/** Id of a page's console, and of the sample in its place. */
export const consoleAnchor = 'try-it';

/**
 * What the console needs to know of a method: the file `/rpc/<method>.json`. Texts are plain, and schemas have no
 * references to shared types.
 */
export interface ConsoleMethod extends Pick<Method, 'name' | 'transport' | 'caution' | 'params'> {
  /** Initial params of the form. */
  example: Json[];
  /** What to do about each error of the list of errors, by its code. */
  remedies: Readonly<Record<string, string>>;
  /** Websocket: name of the notification, and of the method that ends the subscription. */
  notification?: string | undefined;
  unsubscribe?: string | undefined;
  /** The networks: mainnet, testnet, devnet, localnet. */
  clusters: { name: string; rpc: string; ws: string }[];
}
