/** What the wrong-base-URL banner is told at build time. */
export interface BaseUrlInput {
  /** The configured base URL, with slashes at both ends. */
  baseUrl: string;
  /** Custom property that our stylesheet sets on the root element. */
  marker: string;
}

/**
 * Once the page has loaded, looks whether our stylesheet arrived. If not, the site is most likely served under
 * another path than it was built for, and a banner says so. It is sent as text (see InlineScript) and brings its
 * own styles, since in that case nothing else of ours has loaded. The suggestion is the part of the address before
 * the page's own route, which the canonical link tells.
 */
export function warnOfBaseUrl({ baseUrl, marker }: BaseUrlInput): void {
  addEventListener('load', () => {
    if (getComputedStyle(document.documentElement).getPropertyValue(marker).trim() === '1') return;

    const address = location.pathname.replace(/(\/index)?\.html$/, '').replace(/\/*$/, '/');
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const known = canonical ? new URL(canonical.href).pathname : '';
    const route = known.slice(known.startsWith(baseUrl) ? baseUrl.length : 1).replace(/\/*$/, '/');
    const ownPart = route !== '/' && address.endsWith(`/${route}`) ? route : '';
    const suggested = address.slice(0, address.length - ownPart.length);

    // Of a kind that React has not among the body's children: it passes over strangers there, not over doubles.
    const banner = document.createElement('section');
    banner.id = 'base-url-banner';
    banner.role = 'alert';
    banner.style.cssText =
      'padding:20px;border:5px solid #b3261e;background:#fff;color:#121c22;font:18px/1.5 sans-serif';
    const say = (text: string, tag: 'p' | 'strong' = 'p', parent: HTMLElement = banner) =>
      parent.appendChild(Object.assign(document.createElement(tag), { textContent: text }));
    say('This site did not load properly.', 'strong');
    say('A very common reason is a wrong base URL configuration.');
    say(baseUrl, 'strong', say('Configured base URL: '));
    say(suggested, 'strong', say('We suggest trying base URL: '));
    document.body.prepend(banner);
  });
}
