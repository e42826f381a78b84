/** Route of a method's page: websocket methods have a folder of their own. */
export function methodPath(name: string): string {
  return /(?:Subscribe|Unsubscribe)$/.test(name) ? `/WebsocketMethods/${name}` : `/api/${name}`;
}

/** Address of an error's description. */
export function errorPath(code: number): string {
  return `/Openverse-RPC-HTTP-Methods#error${code}`;
}
