import { basePath, toRoute } from '@/lib/url';

/** A file: the last part of the path has an extension other than `.html`. `/1.17/`, the home page of a version, counts as one. */
function isFile(pathname: string): boolean {
  return /\.[^./]+\/?$/.test(pathname) && !pathname.endsWith('.html');
}

/** The parts of an address that `<a>`, `location` and `URL` have. */
type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;

/**
 * The address to pass to the router for a link to a page of this site. Undefined for links that the browser should
 * handle: other sites, files, and fragments of the page that is open at `here`.
 */
export function linkTarget(to: Address, here: Address): string | undefined {
  const { origin, pathname, search, hash } = to;
  if (origin !== here.origin || !`${pathname}/`.startsWith(`${basePath}/`) || isFile(pathname))
    return undefined;
  if (hash !== '' && pathname === here.pathname && search === here.search) return undefined;
  return `${toRoute(pathname)}${search}${makeDecodable(hash)}`;
}

/** Escapes an invalid encoding, which browsers accept and the router does not. */
function makeDecodable(fragment: string): string {
  try {
    decodeURIComponent(fragment);
    return fragment;
  } catch {
    return fragment.replaceAll('%', '%25');
  }
}

/** The link target (`linkTarget`) of the `<a>` around the target of an event, unless it downloads or opens a window. */
export function eventLinkTarget({ target }: Pick<Event, 'target'>): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]:not([download], [target])');
  return link ? linkTarget(link, location) : undefined;
}

/** Whether a click opens the link in another tab or window, or downloads it. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** Whether a click follows the link here, and no other handler has taken it. */
export function isPlainClick(event: MouseEvent): boolean {
  return !opensElsewhere(event) && !event.defaultPrevented;
}

/** A handler that is called for plain clicks only: others leave the page, and what is open in it, as they are. */
export function onPlainClick(handler: () => void): (event: { nativeEvent: MouseEvent }) => void {
  return ({ nativeEvent }) => isPlainClick(nativeEvent) && handler();
}
