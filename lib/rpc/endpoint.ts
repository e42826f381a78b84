import type { ConsoleMethod } from './console-method';

/** Why a URL cannot be called from this page: `mixed` is the browser's rule, anything else a mistake. */
export interface EndpointProblem {
  kind: 'invalid' | 'mixed';
  message: string;
}

/** Names of this machine. Browsers trust them without https. */
const local = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a URL leads to this machine. */
export function isLocal(url: string): boolean {
  return URL.canParse(url) && local.test(new URL(url).hostname);
}

/**
 * What keeps a page from calling a URL, found without calling it.
 *
 * @param protocol that of the page: `https:` or `http:`
 */
export function checkEndpoint(
  url: string,
  transport: ConsoleMethod['transport'],
  protocol: string,
): EndpointProblem | undefined {
  const [plain, secure] = transport === 'http' ? ['http:', 'https:'] : ['ws:', 'wss:'];
  const invalid = (message: string): EndpointProblem => ({ kind: 'invalid', message });
  if (url === '') return invalid('Enter the URL of a node.');
  if (!URL.canParse(url)) {
    return invalid(`This is not a URL. It starts with ${secure}// or ${plain}//.`);
  }
  const parsed = new URL(url);
  if (parsed.protocol !== plain && parsed.protocol !== secure) {
    return invalid(`The URL must start with ${secure}// or ${plain}//, not with ${parsed.protocol}`);
  }
  if (parsed.username !== '' || parsed.password !== '') {
    return invalid('Browsers refuse URLs that hold a user name or a password.');
  }
  if (transport === 'websocket' && parsed.hash !== '') {
    return invalid('The URL of a websocket has no # part.');
  }
  if (protocol === 'https:' && parsed.protocol === plain && !isLocal(url)) {
    const message = `This page came by https, so the browser does not let it call ${plain}// except on this machine. Use a ${secure}// URL, or the command line.`;
    return { kind: 'mixed', message };
  }
  return undefined;
}
