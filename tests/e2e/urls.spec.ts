import { existsSync, readdirSync, readFileSync } from 'node:fs';
import planned from '../fixtures/routes.json' with { type: 'json' };
import { hosts } from './support/hosts';
import { hydrated } from './support/navigation';
import { forms, linkOf, routes } from './support/routes';
import { expect, test } from './support/test';

const origin = new URL(/<loc>(.*?)<\/loc>/.exec(readFileSync('out/sitemap.xml', 'utf8'))?.[1] ?? '').origin;

/** Every eighth route, for what a server does alike for all. */
const some = routes.filter((_, index) => index % 8 === 0);

/** Whether a route belongs to a sidebar. */
const isPlaced = (route: string) => planned.routes.some((it) => it.path === route && it.sidebar !== null);

for (const host of ['bucket', 'tryFiles'] as const) {
  test.describe(`on a plain host (${host})`, () => {
    test('every page answers in all its forms with the same bytes, its address and its place in the sidebar', async ({
      request,
    }) => {
      test.setTimeout(180_000);
      for (const route of routes) {
        const answers = forms(route).map(async (form) => {
          const response = await request.get(hosts[host] + form);
          expect(response.status(), form).toBe(200);
          return response.text();
        });
        const bodies = new Set(await Promise.all(answers));
        expect(bodies.size, `all forms of ${route} are the same page`).toBe(1);
        const [html = ''] = bodies;
        expect(html, route).toContain(`<link rel="canonical" href="${origin}${route}"/>`);
        const active = `<a href="${linkOf(route)}" aria-current="page"`;
        expect(html.includes(active), `${route} is marked in the sidebar`).toBe(isPlaced(route));
      }
    });

    // The same page knows its own address in the browser too, by whichever form it was asked for.
    for (const route of ['/', '/cli/', '/cli/install', '/api', '/api/getBlock', '/tokens/SendTokens']) {
      test(`${route} opens in all its forms`, async ({ page }) => {
        const titles = new Set<string>();
        for (const form of forms(route)) {
          const response = await page.goto(hosts[host] + form);
          expect(response?.status(), form).toBe(200);
          await hydrated(page);
          titles.add((await page.locator('h1').textContent()) ?? '');
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + route);
          const active = page.locator('#side-panel nav[aria-label="Docs"] [aria-current=page]');
          await expect(active, `${form} marks the page in the sidebar`).toHaveCount(1);
          await expect(active).toHaveAttribute('href', linkOf(route));
        }
        expect(titles.size, 'all forms show the same page').toBe(1);
      });
    }

    test('HEAD is answered like GET', async () => {
      for (const route of some) {
        const answers = forms(route).map(
          // Playwright's own client waits a while for the body that no answer to HEAD has.
          async (form) => (await fetch(hosts[host] + form, { method: 'HEAD' })).status,
        );
        expect(new Set(await Promise.all(answers)), route).toEqual(new Set([200]));
      }
    });

    test('an unknown path gets the not-found page', async ({ request }) => {
      for (const path of [
        '/nowhere',
        '/nowhere/',
        '/cli/nowhere.html',
        '/CLI/',
        '/_next/static/chunks/gone.js',
      ]) {
        const response = await request.get(hosts[host] + path);
        expect(response.status(), path).toBe(404);
        expect(await response.text(), path).toContain('Page not found');
      }
    });
  });
}

test('our own server answers all forms, HEAD too, and unknown paths with 404', async ({ request }) => {
  test.setTimeout(180_000);
  for (const route of some) {
    const answers = forms(route).map(async (form) => {
      const response = await request.get(form);
      expect(response.status(), form).toBe(200);
      expect(await response.text(), form).toContain(`<link rel="canonical" href="${origin}${route}"/>`);
      expect((await request.head(form)).status(), form).toBe(200);
    });
    await Promise.all(answers);
  }
  const missing = await request.get('/nowhere/');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Page not found');
  expect((await request.head('/nowhere/')).status()).toBe(404);
});

test('the sitemap has every page that is written, and only those', async () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.mdx') && !/(^|\/)_/.test(file),
  );
  const written = files.filter((file) => !/^draft: true$/m.test(readFileSync(`content/${file}`, 'utf8')));
  const expected = written.map((file) => `/${file.replace(/\.mdx$/, '')}`.replace(/\/index$/, '/'));
  expect([...routes].sort()).toEqual(expected.sort());
});

test('files that browsers and crawlers ask for are files', async ({ request }) => {
  const get = async (path: string) => {
    const response = await request.get(hosts.bucket + path);
    expect(response.status(), path).toBe(200);
    return response;
  };
  expect([...(await (await get('/favicon.ico')).body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  expect(await (await get('/favicon.svg')).text()).toContain('<svg');
  expect(await (await get('/mask-icon.svg')).text()).toContain('<svg');
  const png = (await (await get('/apple-touch-icon.png')).body()).subarray(1, 4).toString();
  expect(png).toBe('PNG');
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const manifest: { name: string; icons: { src: string; sizes: string }[] } = await (
    await get('/manifest.webmanifest')
  ).json();
  expect(manifest.name).toBe('Openverse documentation');
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of manifest.icons) {
    const image = await (await get(src)).body();
    expect(`${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(existsSync('out/.nojekyll'), 'GitHub Pages drops _next/ without it').toBe(true);
});
