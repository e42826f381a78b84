import { basePath, routeOf } from '@/lib/url';

/** The properties of an `<a>` that decide where a click on it leads. */
export interface LinkFacts {
  /** Resolved, as `HTMLAnchorElement.href` gives it. */
  href: string;
  target: string;
  download: boolean;
}

/**
 * A file, as opposed to a page: the last part of the path has an extension other than `.html`. The router takes the home
 * page below a base path such as `/1.17` for one too, so that the browser opens it.
 */
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
  return `${routeOf(to.pathname)}${to.search}${readable(to.hash)}`;
}

/** A fragment that the router can read: it throws for an invalid encoding, which a browser accepts. */
function readable(fragment: string): string {
  try {
    decodeURIComponent(fragment);
    return fragment;
  } catch {
    return fragment.replaceAll('%', '%25');
  }
}

/** The link in which an event happened, with its properties; undefined outside of links. */
export function linkOf(target: EventTarget | null): LinkFacts | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor?.hasAttribute('href')) return undefined;
  return { href: anchor.href, target: anchor.target, download: anchor.hasAttribute('download') };
}

/** Whether a click means "go there", not "open it in a tab, a window or a file". */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return !(button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}
