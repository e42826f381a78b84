import type { ConsoleMethod } from '@/lib/reference/rpc/console-method';

/** The hosts of this machine that the security policy allows. A policy cannot name `[::1]`. */
const localHosts = ['localhost', '127.0.0.1'];

/** Whether a URL points to this machine. */
export function isLocal(url: string): boolean {
  return URL.canParse(url) && localHosts.includes(new URL(url).hostname);
}

/**
 * What is wrong with a URL, for the reader: whether it is valid, and whether the site's security policy allows it
 * (lib/export/content-security-policy.ts); undefined if the page may call it.
 */
export function checkEndpoint(
  url: string,
  { transport, clusters }: Pick<ConsoleMethod, 'transport' | 'clusters'>,
): string | undefined {
  const isHttp = transport === 'http';
  const [plain, secure] = isHttp ? ['http:', 'https:'] : ['ws:', 'wss:'];
  const { protocol, origin } = URL.canParse(url) ? new URL(url) : { protocol: '', origin: '' };
  if (protocol !== plain && protocol !== secure)
    return `Enter the URL of a node. It starts with ${plain}// or ${secure}//.`;
  const allowed = clusters.map(({ rpc, ws }) => new URL(isHttp ? rpc : ws).origin);
  if (isLocal(url) || allowed.includes(origin)) return undefined;
  return `This site may send only to the clusters and to this machine, by the names localhost and 127.0.0.1. To ask another node, open “Request” below and copy it${isHttp ? ' as curl' : ''}.`;
}
