import type { ConsoleMethod } from '@/lib/reference/rpc/console-method';

/** The hosts of this machine that the security policy allows. A policy cannot name `[::1]`. */
const localHosts = new Set(['localhost', '127.0.0.1']);

/** Whether a URL points to this machine. */
export function isLocal(url: string): boolean {
  return URL.canParse(url) && localHosts.has(new URL(url).hostname);
}

/**
 * Checks a URL without calling it: whether it is valid, and whether the site's security policy allows it
 * (lib/export/content-security-policy.ts).
 *
 * @returns a sentence for the reader; undefined if the page may call it
 */
export function checkEndpoint(
  url: string,
  { transport, clusters }: Pick<ConsoleMethod, 'transport' | 'clusters'>,
): string | undefined {
  const [plain, secure] = transport === 'http' ? ['http:', 'https:'] : ['ws:', 'wss:'];
  if (url === '') return 'Enter the URL of a node.';
  if (!URL.canParse(url)) return `This is not a URL. It starts with ${secure}// or ${plain}//.`;
  const { protocol, username, password, hash, origin } = new URL(url);
  if (protocol !== plain && protocol !== secure) {
    return `The URL must start with ${secure}// or ${plain}//, not with ${protocol}`;
  }
  if (username !== '' || password !== '')
    return 'Browsers refuse URLs that contain a user name or a password.';
  if (transport === 'websocket' && hash !== '') return 'The URL of a websocket has no # part.';
  const allowed = clusters.map(({ rpc, ws }) => new URL(transport === 'http' ? rpc : ws).origin);
  if (isLocal(url) || allowed.includes(origin)) return undefined;
  const copy = transport === 'http' ? 'copy it as curl' : 'copy it';
  return `This site may send only to the clusters and to this machine, by the names localhost and 127.0.0.1. To ask another node, open “Request” below and ${copy}.`;
}
