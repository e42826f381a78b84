/** What the wrong-base-URL banner needs from the build. */
interface BaseUrlInput {
  /** The configured base URL, with slashes at both ends. */
  baseUrl: string;
  /** Custom property that our style sheet sets on the root element. */
  marker: string;
}

/**
 * Once the page has loaded, checks that our style sheet arrived. If not, the site is most likely served under another
 * path than it was built for, and a banner says so. It suggests the first part of the address below which the host has
 * our style sheet. It is sent as text (see InlineScript) and brings its own styles, since in that case nothing else of
 * ours has loaded.
 */
export function warnOfBaseUrl({ baseUrl, marker }: BaseUrlInput): void {
  addEventListener('load', async () => {
    if (getComputedStyle(document.documentElement).getPropertyValue(marker).trim() === '1') return;

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
    document.body.prepend(banner);

    const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (!sheet) return;
    const file = new URL(sheet.href).pathname.slice(baseUrl.length);
    const folders = location.pathname.split('/').filter((part) => part !== '');
    for (let depth = 0; depth <= folders.length; depth++) {
      const candidate = ['', ...folders.slice(0, depth), ''].join('/');
      if (candidate === baseUrl) continue;
      const answer = await fetch(candidate + file, { method: 'HEAD' }).catch(() => undefined);
      // Some hosts answer every address with a page.
      if (!answer?.ok || !answer.headers.get('content-type')?.includes('css')) continue;
      say(candidate, 'strong', say('We suggest trying base URL: '));
      return;
    }
  });
}
