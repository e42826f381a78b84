import { site } from '@/content/site';
import { asker } from '@/tests/support/ask';
import { startStaticHost } from '@/tests/support/static-host';
import { ports } from './support/hosts';
import { isMarked, mark, open, title } from './support/navigation';
import { forms, linkOf } from './support/routes';
import { expect, test } from './support/test';

for (const kind of ['bucket', 'try-files'] as const) {
  for (const route of ['/cli/install', '/', '/cli/', '/api', '/api/getBlock', '/tokens/SendTokens']) {
    const tag = kind === 'bucket' && route === '/cli/install' ? [] : ['@full'];
    test(`on a plain host (${kind}), ${route} opens in all its forms`, { tag }, async ({ page }) => {
      const host = await startStaticHost(kind);
      for (const form of forms(route)) {
        await open(page, host.origin + form);
        const heading = await title(page).textContent();
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + route);
        const active = page.locator('#side-panel nav[aria-label="Docs"] [aria-current=page]');
        await expect(active, `${form} marks the page in the sidebar`).toHaveCount(1);
        await expect(active).toHaveAttribute('href', linkOf(route));

        await mark(page);
        await page.locator('a[rel=next]').click();
        await expect(title(page)).not.toHaveText(heading ?? '');
        await page.goBack();
        await expect(title(page)).toHaveText(heading ?? '');
        expect(await isMarked(page), `${form} is left without loading a document`).toBe(true);
      }
      // What it still loads ahead would fail.
      await page.close();
      await host.close();
    });
  }
}

test('our server answers all forms, HEAD too, and unknown paths with 404', async () => {
  const ask = asker({ port: ports.site });
  for (const form of [...forms('/cli/install'), ...forms('/'), '/nowhere/', '/_next/static/chunks/gone.js']) {
    const isThere = !/nowhere|gone/.test(form);
    const { status, body } = await ask(form);
    const { status: head, body: empty } = await ask(form, 'HEAD');
    expect([status, head, empty.length], form).toEqual(isThere ? [200, 200, 0] : [404, 404, 0]);
    if (isThere)
      expect(body.toString(), form).toMatch(/<link rel="canonical" href="[^"]*?(\/cli\/install|\/)"/);
    else expect(body.toString(), form).toContain('Page not found');
  }
});
