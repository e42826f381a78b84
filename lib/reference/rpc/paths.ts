/** Route of a method's page: websocket methods have a separate folder. */
export function methodPath(name: string): string {
  return /(?:Subscribe|Unsubscribe)$/.test(name) ? `/WebsocketMethods/${name}` : `/api/${name}`;
}
