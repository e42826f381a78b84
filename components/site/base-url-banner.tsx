import { site } from '@/content/site';
import { InlineScript } from './inline-script';

/** The base URL, which has slashes at both ends, and the path of a picture below it. */
const input = { baseUrl: site.baseUrl, probe: site.favicon.slice(1) };

/**
 * Shows a banner if our style sheet did not load, most likely because the site is served under another path than it was
 * built for. The banner suggests the first folder of the URL below which the host has a file of the site. If that is the
 * configured one, only the style sheet is missing. Sent as text
 * (see InlineScript), with inline styles, because nothing else of the site has loaded then.
 */
function warnOfBaseUrl({ baseUrl, probe }: typeof input): void {
  addEventListener('load', async () => {
    const root = getComputedStyle(document.documentElement);
    // Set by app/styles/tokens.css.
    if (root.getPropertyValue('--stylesheet-loaded').trim() === '1') return;

    // React has no `section` among the body's children, so hydration skips this one.
    const banner = document.createElement('section');
    banner.id = 'base-url-banner';
    banner.role = 'alert';
    banner.style.cssText =
      'padding:20px;border:5px solid #b3261e;background:#fff;color:#121c22;font:18px/1.5 sans-serif';
    const append = (text: string, tag: 'p' | 'strong' = 'p', parent: HTMLElement = banner) =>
      parent.appendChild(Object.assign(document.createElement(tag), { textContent: text }));
    append('This site did not load properly.', 'strong');
    document.body.prepend(banner);
    const isHere = async (candidate: string) => {
      const answer = await fetch(candidate + probe, { method: 'HEAD' }).catch(() => undefined);
      // Some hosts answer every URL with a page.
      return answer?.ok && answer.headers.get('content-type')?.startsWith('image/svg');
    };
    if (await isHere(baseUrl)) return append('Its styles could not be loaded. Reload the page.');
    append('A very common reason is a wrong base URL configuration.');
    append(baseUrl, 'strong', append('Configured base URL: '));

    const folders = location.pathname.split('/').filter((part) => part !== '');
    for (let depth = 0; depth <= folders.length; depth++) {
      const candidate = ['', ...folders.slice(0, depth), ''].join('/');
      if (candidate === baseUrl || !(await isHere(candidate))) continue;
      return append(candidate, 'strong', append('We suggest trying base URL: '));
    }
  });
}

/** Warns of a wrong base URL, once the page has loaded. */
export function BaseUrlBanner() {
  return <InlineScript run={warnOfBaseUrl} input={input} />;
}
