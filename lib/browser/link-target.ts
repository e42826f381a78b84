import { basePath, toRoute } from '@/lib/url';

/** The properties of an `<a>` that decide where it leads. */
export type LinkFacts = Pick<HTMLAnchorElement, 'href' | 'target'> & { download: boolean };

/** A file: the last part of the path has an extension other than `.html`. `/1.17/`, the home page of a version, counts as one. */
const FILE = /\.(?!html$)[^./]+\/?$/;

/**
 * The address to pass to the router for a link to a page of this site. Undefined for links that the browser should
 * handle: other sites, files, downloads, other windows, and fragments of the page that is open at `here`.
 */
export function linkTarget(link: LinkFacts, here: string): string | undefined {
  if (link.download || (link.target !== '' && link.target !== '_self') || !URL.canParse(link.href))
    return undefined;
  const to = new URL(link.href);
  const from = new URL(here);
  if (to.origin !== from.origin || !`${to.pathname}/`.startsWith(`${basePath}/`) || FILE.test(to.pathname)) {
    return undefined;
  }
  if (to.hash !== '' && to.pathname === from.pathname && to.search === from.search) return undefined;
  return `${toRoute(to.pathname)}${to.search}${makeDecodable(to.hash)}`;
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

/** The link target (`linkTarget`) of the `<a>` around the target of an event; undefined outside of links. */
export function eventLinkTarget({ target }: Pick<Event, 'target'>): string | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor?.hasAttribute('href')) return undefined;
  const link = { href: anchor.href, target: anchor.target, download: anchor.hasAttribute('download') };
  return linkTarget(link, location.href);
}

/** Whether a click follows the link here, not in another tab, window or download. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return !(button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}
