/** Route of a method's page: websocket methods have a folder of their own. */
export function methodPath(name: string): string {
  return /(?:Subscribe|Unsubscribe)$/.test(name) ? `/WebsocketMethods/${name}` : `/api/${name}`;
}
