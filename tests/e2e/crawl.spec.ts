import { hosts } from './support/hosts';
import { open, recordPageData } from './support/navigation';
import { linkOf, routes } from './support/routes';
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

for (const route of routes) {
  test(`a first load of ${route} makes at most 25 requests, for page data of its neighbours only`, async ({
    page,
  }) => {
    const requests: string[] = [];
    let open = 0;
    page.on('request', (request) => {
      requests.push(`${request.method()} ${request.url()}`);
      open++;
    });
    page.on('requestfinished', () => open--);
    page.on('requestfailed', () => open--);
    const asked = recordPageData(page);
    await page.goto(hosts.bucket + linkOf(route));
    const neighbours = await page
      .locator('a[rel=prev], a[rel=next]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(() => [...new Set(asked)].sort(), route).toEqual(neighbours.sort());
    await expect.poll(() => open, `${route} has loaded all it asked for`).toBe(0);
    expect(requests.length, `${route}\n${requests.join('\n')}`).toBeLessThanOrEqual(25);
    expect([...new Set(asked)].sort(), route).toEqual(neighbours);
  });
}
