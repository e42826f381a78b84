import { hosts } from './support/hosts';
import { open } from './support/navigation';
import { linkOf } from './support/routes';
import { expect, test } from './support/test';

for (const route of ['/', '/cli/', '/cli/wallets/hardware/']) {
  test(`every link of ${route} can be preloaded from a plain host`, async ({ page }) => {
    const asked = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.txt')) asked.add(pathname.replace(/[^/]*$/, ''));
    });
    await open(page, hosts.bucket + linkOf(route));
    const wanted = await page.evaluate(() => {
      const paths = new Set<string>();
      for (const link of document.querySelectorAll('a')) {
        if (link.origin !== location.origin || link.pathname === location.pathname) continue;
        // A page's Markdown is a file, which the browser opens.
        if (link.pathname.endsWith('.md')) continue;
        paths.add(link.pathname);
        // The keyboard's way, which waits for no pointer to come to rest.
        link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      }
      return [...paths];
    });
    expect(wanted.length).toBeGreaterThan(5);
    await expect.poll(() => wanted.filter((path) => !asked.has(path))).toEqual([]);
  });
}
