import type { ConsoleMethod } from './console-method';

/** Names of this machine that a security policy can allow: not its other addresses, and not `[::1]`. */
const local = new Set(['localhost', '127.0.0.1']);

/** Whether a URL leads to this machine. */
export function isLocal(url: string): boolean {
  return URL.canParse(url) && local.has(new URL(url).hostname);
}

/**
 * Why a page cannot call a URL, found without calling it: mistakes, and what the security policy of the site does not
 * allow (lib/export/content-security-policy.ts).
 *
 * @returns a sentence for the reader, or nothing where the page may call it
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
