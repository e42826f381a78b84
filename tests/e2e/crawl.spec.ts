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
    const wanted = await page.evaluate(async () => {
      const paths = new Set<string>();
      for (const link of document.querySelectorAll('a')) {
        if (link.origin !== location.origin || link.pathname === location.pathname) continue;
        paths.add(link.pathname);
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
      return [...paths];
    });
    expect(wanted.length).toBeGreaterThan(5);
    await expect.poll(() => wanted.filter((path) => !asked.has(path))).toEqual([]);
  });
}
